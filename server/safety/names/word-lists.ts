import { readFileSync } from 'node:fs';

/** The lines below each heading `[word]`, without comments. */
export function readSections(name: string): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8').split('\n')) {
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) {
      lines = [];
      sections.set(heading, lines);
    } else if (line !== '' && !line.startsWith('#')) lines.push(line);
  }
  return sections;
}

export function wordsUnder(sections: ReadonlyMap<string, readonly string[]>, heading: string): ReadonlySet<string> {
  return new Set((sections.get(heading) ?? []).flatMap((line) => line.split(' ')).filter((word) => word !== ''));
}

/** The rest of each phrase by its first word. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

export function phrasesUnder(sections: ReadonlyMap<string, readonly string[]>, heading: string): Phrases {
  const phrases = new Map<string, (readonly string[])[]>();
  for (const phrase of (sections.get(heading) ?? []).flatMap((line) => line.split('|'))) {
    const [first = '', ...rest] = phrase.trim().split(' ');
    phrases.set(first, [...(phrases.get(first) ?? []), rest]);
  }
  return phrases;
}
