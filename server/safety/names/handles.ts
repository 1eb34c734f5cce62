import { isKnown } from '../filter/words/dictionary.ts';
import { phrasesUnder, readSections, wordsUnder } from './lists.ts';
import { holdsRoot, isTakenApart, neighbour, placesOf } from './matching.ts';
import { isCommonName } from './people.ts';
import type { NameWord, Reading } from './readings.ts';

const sections = readSections('handles.txt');
const anywhere = wordsUnder(sections, 'anywhere');
const apps = wordsUnder(sections, 'word');
const short = wordsUnder(sections, 'short');
const games = wordsUnder(sections, 'game');
const fine = wordsUnder(sections, 'fine');
const phrases = phrasesUnder(sections, 'phrase');
const small = new Set(['my', 'is', 'me', 'its', 'user', 'name', 'on', 'at', 'id', 'the', 'a']);
const MANY_FIGURES = 4;

export const handleWords: ReadonlySet<string> = new Set(
  [anywhere, apps, short, games]
    .flatMap((set) => [...set])
    .concat([...phrases].flatMap(([first, rests]) => [first, ...rests.flat()])),
);

/** Whether a name leads to another place: `insta_lucy`, `roblox xXfrogkidXx`, `add me on snap`. */
export function leadsElsewhere(readings: readonly Reading[]): boolean {
  return readings.some((reading) => {
    const isApp = (word: string) => anywhere.has(word) || apps.has(word);
    if (holdsRoot(reading, anywhere) || isTakenApart(reading, isApp)) return true;
    return placesOf(reading, phrases).size > 0 || reading.words.some((word, at) => isHandleAt(reading, word, at));
  });
}

function isHandleAt({ words, runs }: Reading, { text, run, isPart }: NameWord, at: number): boolean {
  if (apps.has(text)) return true;
  if (!short.has(text) && !games.has(text)) return false;
  if (isPart && text.length < 4) return false;
  const isGame = games.has(text);
  return ([1, -1] as const).some((step) => {
    const other = neighbour(words, at, step, small);
    if (!other || fine.has(other.text)) return false;
    if (/^\d+$/.test(other.text)) return other.text.length >= MANY_FIGURES;
    if (other.isPart && other.run !== run) return !isFanName(runs[other.run] ?? '', isGame);
    return isCommonName(other.text) || (!isKnown(other.text) && other.text.length > 2);
  });
}

/** `frogfan` beside a game is a taste, `frogkid` a handle. */
function isFanName(run: string, isGame: boolean): boolean {
  return isGame && /(?:fan|lover|player|gamer)s?$/.test(run);
}
