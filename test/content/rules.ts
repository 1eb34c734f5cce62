import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { difficulties, riddleCategories } from '#contract/cards.ts';
import { screen } from '#server/safety/index.ts';

/** An item as it stands in its file; which fields it has depends on its kind. */
export interface Item {
  readonly id: string;
  readonly file: string;
  readonly [field: string]: unknown;
}

export function readContent(root: string): Item[] {
  return globSync('content/**/*.json', { cwd: root, exclude: ['content/helplines.json'] })
    .sort()
    .flatMap((path) => {
      const items = JSON.parse(readFileSync(join(root, path), 'utf8')) as Item[];
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
        return held < 10 ? [`${category}, ${difficulty}: ${held}`] : [];
      }),
    ),
  'enough of every other kind': (items) =>
    otherFiles.flatMap((file) => {
      const held = items.filter((item) => item.file === file).length;
      return held < 40 ? [`${file}: ${held}`] : [];
    }),
  'each id once': (items) => repeated(items.map(({ id }) => id)),
  'no text twice': (items) => repeated(items.map((item) => `${item.file}: ${plain(heading(item))}`)),
  'no two nearly alike': (items) => nearlyAlike(items),
  'no answer inside its question': (items) => named(items, givesItselfAway),
  'short enough to read': (items) => named(items, (item) => texts(item).some((text) => text.length > 260)),
  'nothing that the filter refuses': (items) =>
    named(items, (item) => texts(item).some((text) => screen(text).decision !== 'allow')),
  'right letters spread evenly': (items) => {
    const trivia = items.filter(({ file }) => file === 'trivia');
    const share = (letter: string) => trivia.filter((item) => item['correctAnswer'] === letter).length / trivia.length;
    return ['A', 'B', 'C'].filter((letter) => trivia.length > 0 && Math.abs(share(letter) - 1 / 3) > 0.08);
  },
  'no option that stands out by its length': (items) => named(items, standsOut),
  'facts say how one knows': (items) =>
    named(items, (item) => knowing.includes(item.file) && !(String(item['source'] ?? '').length > 9)),
};

const otherFiles = ['jokes', 'trivia', 'fun-facts', 'common-knowledge', 'posters', 'word-puzzles'];
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
  const answer = plain(String(item['answer'] ?? item['word'] ?? ''));
  return answer.length > 2 && ` ${plain(heading(item))} `.includes(` ${answer} `);
}

function standsOut(item: Item): boolean {
  if (item.file !== 'trivia') return false;
  const right = String(item[`option${item['correctAnswer']}`]);
  const others = ['A', 'B', 'C'].filter((letter) => letter !== item['correctAnswer']);
  const longest = Math.max(...others.map((letter) => String(item[`option${letter}`]).length));
  return right.length > 12 && right.length > 1.8 * longest;
}

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
