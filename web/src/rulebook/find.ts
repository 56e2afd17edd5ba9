/** Where in a rulebook something stands. */
import type { Rulebook, RulebookBlock, RulebookChapter, RulebookSection, RulebookSpan } from "../lib/messages";

export interface Part {
  id: string;
  title: string;
  also: string[]; // other names under which it is looked for
  modes: string[];
  blocks: RulebookBlock[];
}

/** The parts that can be linked to, in reading order: each chapter, then its sections. */
export function partsOf(book: Rulebook): Part[] {
  return book.chapters.flatMap((chapter): Part[] => [chapter, ...chapter.sections]);
}

/** The address of a paragraph within the page. */
export function anchorOf(section: string, index: number): string {
  return `${section}.${index + 1}`;
}

/** The paragraph that tells a clause: the one that tells little else, and the first of those. */
export function anchorOfClause(book: Rulebook, clause: string): string | undefined {
  let best: { anchor: string; length: number } | undefined;
  for (const part of partsOf(book))
    part.blocks.forEach(({ clauses, kind }, index) => {
      if (kind === "picture" || !clauses.includes(clause)) return;
      if (!best || clauses.length < best.length) best = { anchor: anchorOf(part.id, index), length: clauses.length };
    });
  return best?.anchor;
}

export function plain(words: RulebookSpan[]): string {
  return words.map((span) => span.text).join("");
}

/** What is looked for, in small letters. */
export function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

function says({ title, blocks }: Part, wanted: string[]): boolean {
  const text = [title, ...blocks.flatMap(({ words, answer, clauses }) => [plain(words), plain(answer), ...clauses])]
    .join(" ")
    .toLowerCase();
  return wanted.every((word) => text.includes(word));
}

function inMode({ modes }: { modes: string[] }, mode: string): boolean {
  return !mode || !modes.length || modes.includes(mode);
}

export interface Found {
  chapter: RulebookChapter;
  own: boolean; // its own paragraphs are among what was found
  sections: RulebookSection[];
}

/** What is left of a book for a way to play and the words that are looked for. A chapter that is named is there whole. */
export function found(book: Rulebook, mode: string, search: string): Found[] {
  const wanted = wordsOf(search);
  return book.chapters
    .filter((chapter) => inMode(chapter, mode))
    .map((chapter) => {
      const sections = chapter.sections.filter((section) => inMode(section, mode) && says(section, wanted));
      return { chapter, own: says(chapter, wanted), sections };
    })
    .filter(({ own, sections }) => own || sections.length > 0);
}
