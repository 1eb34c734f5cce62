import { type ContentItem, getCardKind } from '#server/cards/index.ts';
import { cardKinds } from '#server/modules.ts';

/** So many rare words of a question, and such a share of its words, must be in another card that names the answer. */
const MIN_SHARED = 4;
const MIN_SHARE = 0.75;
/** A word in more cards than this is not rare: it tells nothing. */
const MAX_CARDS = 60;
const MIN_LETTERS = 4;
/** With its article. */
const MAX_ANSWER_WORDS = 2;

interface Card {
  readonly item: ContentItem;
  readonly words: ReadonlySet<string>;
}

/** Cards that tell the answer of another card: they hold its answer, and most of what its question is about. */
export function findSpoilers(items: readonly ContentItem[]): string[] {
  const cards = items.map((item): Card => ({ item, words: new Set(itemTexts(item).shown.flatMap(stems)) }));
  const cardsByWord = indexByWord(cards);
  return items.flatMap((item) => {
    const { heading, answer } = itemTexts(item);
    if (answer === undefined || answer.split(' ').length > MAX_ANSWER_WORDS) return [];
    const [key, ...more] = stems(answer);
    const asked = [...new Set(stems(heading))].filter((word) => (cardsByWord.get(word)?.length ?? 0) <= MAX_CARDS);
    if (key === undefined || more.length > 0 || asked.length < MIN_SHARED) return [];
    const spoilers = (cardsByWord.get(key) ?? []).filter((card) => !asksTheSame(card.item, key) && tells(card, asked));
    return spoilers.map((card) => `${item.kind} ${item.id} (${answer}) is told by ${card.item.kind} ${card.item.id}`);
  });
}

/** Two cards with one answer ask for it in two ways; whoever knows one has earned the other. */
function asksTheSame(item: ContentItem, key: string): boolean {
  return stems(itemTexts(item).answer ?? '').includes(key);
}

function tells({ words }: Card, asked: readonly string[]): boolean {
  const shared = asked.filter((word) => words.has(word)).length;
  return shared >= MIN_SHARED && shared / asked.length >= MIN_SHARE;
}

function indexByWord(cards: readonly Card[]): Map<string, Card[]> {
  const index = new Map<string, Card[]>();
  for (const card of cards)
    for (const word of card.words) {
      const known = index.get(word);
      if (known) known.push(card);
      else index.set(word, [card]);
    }
  return index;
}

/** Longer words without the endings of English. */
function stems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter(({ length }) => length >= MIN_LETTERS).map((word) => word.replace(/(?:es|s|ed|ing)$/, ''));
}

function itemTexts(item: ContentItem) {
  return getCardKind(cardKinds, item).source.texts(item);
}
