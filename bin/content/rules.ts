import { type CardKind, type ContentItem, type ContentRule, cardKinds, gradeOf, kindOf } from '#server/cards/index.ts';
import { screen } from '#server/safety/index.ts';

const MAX_LENGTH = 260;
const MAX_GRADE = 5;
const MIN_SOURCE_LENGTH = 10;
/** Share of trigrams (Jaccard) above which two items are too similar. */
const MAX_OVERLAP = 0.6;

/** The rules of good content. Its shape is checked where it is loaded; rules of one kind come from that kind. */
export const rules: readonly ContentRule[] = [
  { name: 'enough of every other kind', findFaults: (items) => cardKinds.flatMap((kind) => tooFew(kind, items)) },
  { name: 'each id once', findFaults: (items) => repeated(items.map(({ id }) => id)) },
  {
    name: 'no text twice',
    findFaults: (items) => repeated(items.map((item) => `${item.kind}: ${plain(textsOf(item).heading)}`)),
  },
  { name: 'no two similar items', findFaults: nearlyAlike },
  { name: 'no answer inside its question', findFaults: (items) => named(items, givesItselfAway) },
  {
    name: 'short enough to read',
    findFaults: (items) => named(items, (item) => textsOf(item).shown.some((text) => text.length > MAX_LENGTH)),
  },
  {
    name: 'nothing that the filter refuses',
    findFaults: (items) =>
      named(items, (item) => textsOf(item).shown.some((text) => screen(text).decision !== 'allow')),
  },
  {
    name: 'words that a fifth-grader reads',
    findFaults: (items) => named(items, (item) => gradeOf(textsOf(item).shown.join('. ')) > MAX_GRADE),
  },
  { name: 'a source for every fact', findFaults: (items) => named(items, lacksSource) },
  ...cardKinds.flatMap(rulesOf),
];

function rulesOf({ name: kind, source }: CardKind): ContentRule[] {
  return (source.rules ?? []).map((rule) => ({
    name: rule.name,
    findFaults: (items) => rule.findFaults(items.filter((item) => item.kind === kind)),
  }));
}

function textsOf(item: ContentItem) {
  return kindOf(cardKinds, item).source.texts(item);
}

function tooFew({ name, source }: CardKind, items: readonly ContentItem[]): string[] {
  const count = items.filter(({ kind }) => kind === name).length;
  return count < (source.atLeast ?? 0) ? [`${name}: ${count}`] : [];
}

function lacksSource(item: ContentItem): boolean {
  return kindOf(cardKinds, item).source.needsSource === true && (item.source ?? '').length < MIN_SOURCE_LENGTH;
}

function givesItselfAway(item: ContentItem): boolean {
  const { heading, answer = '' } = textsOf(item);
  return plain(answer).length > 2 && ` ${plain(heading)} `.includes(` ${plain(answer)} `);
}

function named(items: readonly ContentItem[], isBroken: (item: ContentItem) => boolean): string[] {
  return items.filter(isBroken).map((item) => `${item.kind} ${item.id}: ${textsOf(item).heading}`);
}

function repeated(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))];
}

/** Pairs of one kind. */
function nearlyAlike(items: readonly ContentItem[]): string[] {
  const known = items.map((item) => ({ item, trigrams: trigramsOf(plain(textsOf(item).heading)) }));
  return known.flatMap((one, at) =>
    known
      .slice(at + 1)
      .filter((other) => other.item.kind === one.item.kind && overlap(one.trigrams, other.trigrams) > MAX_OVERLAP)
      .map((other) => `${one.item.kind}: ${one.item.id} and ${other.item.id}`),
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function trigramsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((trigram) => other.has(trigram)).length;
  return shared / (one.size + other.size - shared || 1);
}
