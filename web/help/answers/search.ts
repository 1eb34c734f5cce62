/** What can be found: a question, its answer, and other words for the same. */
export interface Entry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Words for which this is the first answer. */
  readonly topics: string;
  readonly words: string;
}

/** Shorter words stand in every second question, and must not be missed. */
const WEIGHTY = 4;
const worth = { topics: 4, question: 3, words: 2, answer: 1 } as const;

/**
 * The entries that a query means, best first. Case, accents and apostrophes do not matter, beginnings of words count, and
 * words of four letters or more forgive one slip. Where no entry has all words that matter, half of them will do.
 */
export function findAnswers<E extends Entry>(query: string, entries: readonly E[]): E[] {
  const asked = splitWords(query);
  const longest = Math.max(...asked.map((word) => word.length), 0);
  const weighty = asked.filter((word) => word.length >= Math.min(WEIGHTY, longest));
  const little = asked.filter((word) => !weighty.includes(word));
  const rated = entries.map((entry) => rate(entry, weighty, little));
  const whole = rated.filter(({ found }) => found === weighty.length && found > 0);
  const partly = rated.filter(({ found }) => found >= weighty.length / 2 && found > 0);
  return (whole.length > 0 ? whole : partly).sort((one, other) => other.score - one.score).map(({ entry }) => entry);
}

/** How many of the words that matter an entry has, and how well it has them. */
function rate<E extends Entry>(entry: E, weighty: readonly string[], little: readonly string[]) {
  const worths = weighty.map((word) => scoreWord(word, entry));
  const rest = little.map((word) => scoreWord(word, entry) / 10);
  const score = [...worths, ...rest].reduce((sum, one) => sum + one, 0);
  return { entry, found: worths.filter((one) => one > 0).length, score };
}

function scoreWord(word: string, entry: Entry): number {
  const parts = ['topics', 'question', 'words', 'answer'] as const;
  return Math.max(...parts.map((part) => worth[part] * nearness(word, entry[part])));
}

/** 1 for the word itself, less for its beginning or a longer form, less again for one with a slip, 0 for none. */
function nearness(word: string, text: string): number {
  let best = 0;
  for (const other of splitWords(text)) {
    if (other === word) return 1;
    if (other.startsWith(word)) best = Math.max(best, 0.8);
    else if (other.length >= WEIGHTY && word.startsWith(other)) best = Math.max(best, 0.6);
    else if (best === 0 && isAlmost(word, other)) best = 0.5;
  }
  return best;
}

function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether one slip leads from the typed word to the other, or to its beginning. */
function isAlmost(typed: string, other: string): boolean {
  if (typed.length < WEIGHTY) return false;
  return [-1, 0, 1].some((more) => isOneSlip(typed, other.slice(0, typed.length + more)));
}

/** One letter wrong, missing or too many, or two neighbors the wrong way round. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [restOfOne, restOfOther] = [one.slice(same), other.slice(same)];
  const swapped = `${restOfOne[1] ?? ''}${restOfOne[0] ?? ''}${restOfOne.slice(2)}`;
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    swapped === restOfOther
  );
}
