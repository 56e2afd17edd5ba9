let audio: AudioContext | undefined;

/** Two soft taps, as of wood on stone. Browsers allow it once the page was touched; before that it stays silent. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    [392, 523].forEach((pitch, index) => {
      const start = audio!.currentTime + 0.12 * index;
      const tone = audio!.createOscillator();
      const volume = audio!.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
      tone.connect(volume).connect(audio!.destination);
      tone.start(start);
      tone.stop(start + 0.3);
    });
  } catch {
    // no sound here
  }
}
