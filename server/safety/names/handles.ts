import { isDictionaryWord } from '../filter/words/dictionary.ts';
import { isCommonName } from '../filter/words/person-names.ts';
import { containsRoot, isSplitOverRuns, neighbor, wordsInPhrases } from './matching.ts';
import type { NameWord, Reading } from './readings.ts';
import { phrasesUnder, readSections, wordsUnder } from './word-lists.ts';

const sections = readSections('handles.txt');
const anywhere = wordsUnder(sections, 'anywhere');
const apps = wordsUnder(sections, 'word');
const shortAppNames = wordsUnder(sections, 'short');
const games = wordsUnder(sections, 'game');
const harmlessNeighbors = wordsUnder(sections, 'fine');
const phrases = phrasesUnder(sections, 'phrase');
const joiningWords = new Set(['my', 'is', 'me', 'its', 'user', 'name', 'on', 'at', 'id', 'the', 'a']);
const MIN_HANDLE_DIGITS = 4;

export const handleWords: ReadonlySet<string> = new Set(
  [anywhere, apps, shortAppNames, games]
    .flatMap((set) => [...set])
    .concat([...phrases].flatMap(([first, rests]) => [first, ...rests.flat()])),
);

/** Whether a name leads to another app: `insta_lucy`, `roblox xXfrogkidXx`, `add me on snap`. */
export function pointsToOtherApp(readings: readonly Reading[]): boolean {
  return readings.some((reading) => {
    const isApp = (word: string) => anywhere.has(word) || apps.has(word);
    if (containsRoot(reading, anywhere) || isSplitOverRuns(reading, isApp)) return true;
    return wordsInPhrases(reading, phrases).size > 0 || reading.words.some((word, at) => isHandleAt(reading, word, at));
  });
}

function isHandleAt({ words, runs }: Reading, { text, run, isPart }: NameWord, at: number): boolean {
  if (apps.has(text)) return true;
  if (!shortAppNames.has(text) && !games.has(text)) return false;
  if (isPart && text.length < 4) return false;
  const isGame = games.has(text);
  return ([1, -1] as const).some((step) => {
    const other = neighbor(words, at, step, joiningWords);
    if (!other || harmlessNeighbors.has(other.text)) return false;
    if (/^\d+$/.test(other.text)) return other.text.length >= MIN_HANDLE_DIGITS;
    if (other.isPart && other.run !== run) return !isFanName(runs[other.run] ?? '', isGame);
    return isCommonName(other.text) || (!isDictionaryWord(other.text) && other.text.length > 2);
  });
}

/** Beside a game, `frogfan` is a hobby and `frogkid` is a username. */
function isFanName(run: string, isGame: boolean): boolean {
  return isGame && /(?:fan|lover|player|gamer)s?$/.test(run);
}
