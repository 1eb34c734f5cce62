import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { difficulties, riddleCategories } from '#contract/cards.ts';
import { screen } from '#server/safety/index.ts';
import { gradeOf } from './reading.ts';

/** An item as it stands in its file; which fields it has depends on its kind. */
export interface Item {
  readonly id: string;
  readonly file: string;
  readonly [field: string]: unknown;
}

/** Everything in a folder of content. */
export function readContent(folder: string): Item[] {
  return globSync('**/*.json', { cwd: folder, exclude: ['helplines.json'] })
    .sort()
    .flatMap((path) => {
      const items = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Item[];
      return items.map((item) => ({ ...item, file: basename(path, '.json') }));
    });
}

type Rule = (items: readonly Item[]) => string[];

/** What good content keeps to; each rule answers with what breaks it. Shapes are checked where content is loaded. */
export const rules: Readonly<Record<string, Rule>> = {
  'enough riddles in each cell': (items) =>
    riddleCategories.flatMap((category) =>
      difficulties.flatMap((difficulty) => {
        const held = items.filter((item) => item.file === category && item['difficulty'] === difficulty).length;
        return held < RIDDLES_PER_CELL ? [`${category}, ${difficulty}: ${held}`] : [];
      }),
    ),
  'enough of every other kind': (items) =>
    Object.entries(wanted).flatMap(([file, least]) => {
      const held = items.filter((item) => item.file === file).length;
      return held < least ? [`${file}: ${held}`] : [];
    }),
  'each id once': (items) => repeated(items.map(({ id }) => id)),
  'no text twice': (items) => repeated(items.map((item) => `${item.file}: ${plain(heading(item))}`)),
  'no two nearly alike': (items) => nearlyAlike(items),
  'no answer inside its question': (items) => named(items, givesItselfAway),
  'short enough to read': (items) => named(items, (item) => texts(item).some((text) => text.length > 260)),
  'nothing that the filter refuses': (items) =>
    named(items, (item) => texts(item).some((text) => screen(text).decision !== 'allow')),
  'right letters spread evenly': (items) =>
    difficulties.flatMap((difficulty) => {
      const trivia = items.filter((item) => item.file === 'trivia' && item['difficulty'] === difficulty);
      const share = (letter: string) =>
        trivia.filter((item) => item['correctAnswer'] === letter).length / trivia.length;
      const uneven = letters.filter((letter) => trivia.length > 0 && Math.abs(share(letter) - 1 / 3) > 0.08);
      return uneven.map((letter) => `${difficulty}: ${letter}`);
    }),
  'right options of all lengths': (items) => {
    const trivia = items.filter(({ file }) => file === 'trivia');
    const longest = trivia.filter((item) => rightOption(item).length > Math.max(...wrongOptions(item).map(lengthOf)));
    return longest.length > 0.45 * trivia.length ? [`longest in ${longest.length} of ${trivia.length}`] : [];
  },
  'words that a fifth-grader reads': (items) => named(items, (item) => gradeOf(texts(item).join('. ')) > GRADE),
  'points by difficulty': (items) =>
    named(items, (item) => 'pointValue' in item && item['pointValue'] !== points[String(item['difficulty'])]),
  'no option that stands out by its length': (items) => named(items, standsOut),
  'facts say how one knows': (items) =>
    named(items, (item) => knowing.includes(item.file) && !(String(item['source'] ?? '').length > 9)),
};

const RIDDLES_PER_CELL = 15;
/** So many of each kind keep a pond fresh for weeks. */
const wanted: Readonly<Record<string, number>> = {
  jokes: 300,
  trivia: 300,
  'fun-facts': 200,
  'common-knowledge': 200,
  posters: 100,
  'word-puzzles': 300,
};
const points: Readonly<Record<string, number>> = { easy: 25, medium: 50, hard: 100 };
const letters = ['A', 'B', 'C'];
const knowing = ['trivia', 'fun-facts', 'common-knowledge'];
const shown = ['question', 'setup', 'punchline', 'title', 'content', 'message', 'clue', 'explanation'];

function texts(item: Item): string[] {
  return shown.flatMap((field) => (typeof item[field] === 'string' ? [item[field]] : []));
}

/** What tells an item from others of its kind. */
function heading(item: Item): string {
  return String(
    item['question'] ?? item['setup'] ?? item['clue'] ?? `${item['title']} ${item['content'] ?? item['message']}`,
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function named(items: readonly Item[], isBroken: (item: Item) => boolean): string[] {
  return items.filter(isBroken).map((item) => `${item.file} ${item.id}: ${heading(item)}`);
}

function repeated(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))];
}

function givesItselfAway(item: Item): boolean {
  const answer = plain(String(item['answer'] ?? item['word'] ?? rightOption(item)));
  return answer.length > 2 && ` ${plain(heading(item))} `.includes(` ${answer} `);
}

function rightOption(item: Item): string {
  return String(item[`option${item['correctAnswer']}`] ?? '');
}

function wrongOptions(item: Item): string[] {
  return letters.filter((letter) => letter !== item['correctAnswer']).map((letter) => String(item[`option${letter}`]));
}

const lengthOf = (text: string): number => text.length;

function standsOut(item: Item): boolean {
  if (item.file !== 'trivia') return false;
  const right = rightOption(item);
  return right.length > 12 && right.length > 1.8 * Math.max(...wrongOptions(item).map(lengthOf));
}

const GRADE = 5;

const ALIKE = 0.6;

/** Pairs of one file that share more than 60 % of their trigrams (Jaccard). */
function nearlyAlike(items: readonly Item[]): string[] {
  const known = items.map((item) => ({ item, trigrams: trigramsOf(plain(heading(item))) }));
  return known.flatMap((one, at) =>
    known
      .slice(at + 1)
      .filter((other) => other.item.file === one.item.file && overlap(one.trigrams, other.trigrams) > ALIKE)
      .map((other) => `${one.item.file}: ${one.item.id} and ${other.item.id}`),
  );
}

function trigramsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((trigram) => other.has(trigram)).length;
  return shared / (one.size + other.size - shared || 1);
}
