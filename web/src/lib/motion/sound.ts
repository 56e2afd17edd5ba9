import { settings } from "../settings.svelte";
import type { Kind } from "./types";

export type Heard = Kind | "yours" | "end";

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let touched = false;

// Browsers allow sound once the page was touched; before that we do not even try.
for (const gesture of ["pointerdown", "keydown"])
  addEventListener(gesture, () => (touched = true), { once: true, capture: true });

/** Something is heard: small, dry, of wood and stone. */
export function sound(heard: Heard): void {
  if (!settings.sound || !touched || document.hidden) return;
  try {
    audio ??= new AudioContext();
    SOUNDS[heard]?.(audio, audio.currentTime);
  } catch {
    // no sound here
  }
}

type Sound = (audio: AudioContext, at: number) => void;

const SOUNDS: Partial<Record<Heard, Sound>> = {
  walk: (audio, at) => [0, 0.12, 0.24].forEach((later) => tap(audio, at + later, 900, 0.03, 0.1)), // steps
  fly: (audio, at) => tone(audio, at, 620, 0.09, 0.05, "triangle"),
  slide: (audio, at) => scrape(audio, at, 0.18, 0.05),
  turn: (audio, at) => tap(audio, at + 0.15, 1800, 0.04, 0.22), // stone on stone
  build: (audio, at) => tone(audio, at + 0.2, 190, 0.12, 0.2, "triangle"), // wood
  roll: (audio, at) =>
    [0, 0.05, 0.12, 0.17, 0.26].forEach((later, n) => tap(audio, at + later, 2400 - 250 * n, 0.025, 0.16)),
  harvest: (audio, at) => scrape(audio, at, 0.3, 0.08),
  mark: (audio, at) => tone(audio, at, 330, 0.12, 0.08, "sine"),
  score: (audio, at) => [988, 1319].forEach((pitch, n) => tone(audio, at + 0.07 * n, pitch, 0.16, 0.05, "sine")), // a coin
  yours: (audio, at) => [392, 523].forEach((pitch, n) => tone(audio, at + 0.12 * n, pitch, 0.25, 0.12, "triangle")),
  end: (audio, at) =>
    [262, 330, 392, 523].forEach((pitch, n) => tone(audio, at + 0.16 * n, pitch, 0.6, 0.1, "triangle")),
};

function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  type: OscillatorType,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.connect(fading(audio, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

/** A knock: noise through a narrow gap. */
function tap(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  rustle(audio, at, pitch, length, loud, 4);
}

/** Something is drawn over the table. */
function scrape(audio: AudioContext, at: number, length: number, loud: number): void {
  rustle(audio, at, 1100, length, loud, 0.7);
}

function rustle(audio: AudioContext, at: number, pitch: number, length: number, loud: number, narrow: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= hiss(audio);
  const gap = audio.createBiquadFilter();
  gap.type = "bandpass";
  gap.frequency.value = pitch;
  gap.Q.value = narrow;
  source.connect(gap).connect(fading(audio, at, length, loud));
  source.start(at, 0, length);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0008, at + length);
  volume.connect(audio.destination);
  return volume;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  return buffer;
}
