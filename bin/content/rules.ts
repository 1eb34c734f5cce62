import { type CardKind, type ContentItem, type ContentRule, getCardKind } from '#server/cards/index.ts';
import { cardKinds } from '#server/modules.ts';
import { listRepeated } from '#server/platform/list-repeated.ts';
import { screen } from '#server/safety/index.ts';
import { whyTooHard } from './reading.ts';
import { whyTooEarly } from './school-words.ts';
import { findAmbiguousScrambles, findUntakenWords } from './scrambles.ts';
import { findSpoilers } from './spoilers.ts';

const YOUNGEST = 6;
const MAX_LENGTH = 260;
const MIN_SOURCE_LENGTH = 10;
/** Share of trigrams (Jaccard) above which two items are too similar. */
const MAX_OVERLAP = 0.6;

/** The rules of good content. Its shape is checked where it is loaded; rules of one kind come from that kind. */
export const rules: readonly ContentRule[] = [
  { name: 'enough of every other kind', findFaults: (items) => cardKinds.flatMap((kind) => tooFew(kind, items)) },
  { name: 'each id once', findFaults: (items) => listRepeated(items.map(({ id }) => id)) },
  {
    name: 'no text twice',
    findFaults: (items) => listRepeated(items.map((item) => plain(itemTexts(item).heading))),
  },
  {
    name: 'no answer or punchline twice',
    findFaults: (items) =>
      listRepeated(items.flatMap((item) => listEndings(item).map((ending) => `${item.kind}: ${ending}`))),
  },
  { name: 'no two similar items', findFaults: nearlyAlike },
  { name: 'no answer inside its question', findFaults: (items) => named(items, revealsAnswer) },
  {
    name: 'short enough to read',
    findFaults: (items) => named(items, (item) => itemTexts(item).shown.some((text) => text.length > MAX_LENGTH)),
  },
  {
    name: 'nothing that the filter refuses',
    findFaults: (items) => named(items, (item) => allTexts(item).some((text) => screen(text).decision !== 'allow')),
  },
  {
    name: 'words and sentences that its youngest readers can read',
    findFaults: (items) =>
      items.flatMap((item) => {
        const tooHard = whyTooHard(item.ages?.[0] ?? YOUNGEST, itemTexts(item).shown);
        return tooHard === undefined ? [] : [`${item.kind} ${item.id}, from ${item.ages?.[0]}: ${tooHard}`];
      }),
  },
  {
    name: 'only what its youngest readers have met in school',
    findFaults: (items) =>
      items.flatMap((item) => {
        const tooEarly = whyTooEarly(item.ages?.[0] ?? YOUNGEST, itemTexts(item).shown);
        return tooEarly === undefined
          ? []
          : [`${item.kind} ${item.id}, from ${item.ages?.[0] ?? YOUNGEST}: ${tooEarly}`];
      }),
  },
  { name: 'no card that tells the answer of another', findFaults: findSpoilers },
  { name: 'no answer that is a word of its question', findFaults: (items) => items.flatMap(findAnswersInQuestion) },
  { name: 'a source for every fact', findFaults: (items) => named(items, lacksSource) },
  { name: 'no word to unscramble that makes two words', findFaults: findAmbiguousScrambles },
  { name: 'no word to unscramble that refuses another real word of its letters', findFaults: findUntakenWords },
  ...cardKinds.flatMap(listRules),
];

function listRules({ name: kind, source }: CardKind): ContentRule[] {
  return (source.rules ?? []).map((rule) => ({
    name: rule.name,
    findFaults: (items) => rule.findFaults(items.filter((item) => item.kind === kind)),
  }));
}

function itemTexts(item: ContentItem) {
  return getCardKind(cardKinds, item).source.texts(item);
}

function allTexts(item: ContentItem): readonly string[] {
  const { shown, names = [] } = itemTexts(item);
  return [...shown, ...names];
}

function tooFew({ name, source }: CardKind, items: readonly ContentItem[]): string[] {
  const count = items.filter(({ kind }) => kind === name).length;
  return count < (source.atLeast ?? 0) ? [`${name}: ${count}`] : [];
}

function lacksSource(item: ContentItem): boolean {
  return getCardKind(cardKinds, item).source.needsSource === true && (item.source ?? '').length < MIN_SOURCE_LENGTH;
}

function revealsAnswer(item: ContentItem): boolean {
  const { heading, answer = '', choosesWord = false } = itemTexts(item);
  if (choosesWord) return false;
  return plain(answer).length > 2 && ` ${plain(heading)} `.includes(` ${plain(answer)} `);
}

/** What a riddle must not say itself: another way to put its answer, or a word so close that it counts as a slip. */
function findAnswersInQuestion(item: ContentItem): string[] {
  const { heading, accepts, choosesWord = false } = itemTexts(item);
  if (!accepts || choosesWord) return [];
  const said = plain(heading).split(' ');
  const right = accepts
    .map(plain)
    .filter((answer) => answer.length > 2 && ` ${said.join(' ')} `.includes(` ${answer} `));
  return right.map((answer) => `${item.kind} ${item.id} says "${answer}": ${heading}`);
}

/** A joke is its punchline, a word puzzle its word. Riddles may share an answer: that is another way to ask. */
function listEndings(item: ContentItem): string[] {
  const { answer, after = [] } = itemTexts(item);
  if (item.kind === 'word_puzzle' && answer !== undefined) return [plain(answer)];
  return item.kind === 'joke' ? after.map(plain) : [];
}

function named(items: readonly ContentItem[], isBroken: (item: ContentItem) => boolean): string[] {
  return items.filter(isBroken).map((item) => `${item.kind} ${item.id}: ${itemTexts(item).heading}`);
}

/** Of one kind, and not of a form whose items begin alike. */
function areComparable(one: ContentItem, other: ContentItem): boolean {
  const { form } = itemTexts(one);
  return one.kind === other.kind && (form === undefined || form !== itemTexts(other).form);
}

function nearlyAlike(items: readonly ContentItem[]): string[] {
  const known = items.map((item) => ({ item, trigrams: trigrams(plain(itemTexts(item).heading)) }));
  return known.flatMap((one, at) =>
    known
      .slice(at + 1)
      .filter((other) => areComparable(one.item, other.item) && overlap(one.trigrams, other.trigrams) > MAX_OVERLAP)
      .map((other) => `${one.item.kind}: ${one.item.id} and ${other.item.id}`),
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}

function trigrams(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((trigram) => other.has(trigram)).length;
  return shared / (one.size + other.size - shared || 1);
}
