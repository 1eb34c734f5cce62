import type { RiddleOrigin } from './made-riddle.ts';

const WORDS_IN_A_ROW = 4;
/** Two texts are too similar if they share more than this part of their four-word sequences. */
const MAX_OVERLAP = 0.4;

/** Remembers existing riddles, so that none returns in other words. */
export class Similarity {
  readonly #byPart = new Map<string, number[]>();
  #count = 0;
  readonly #wordRunsByText: ReadonlySet<string>[];
  readonly #byRun = new Map<string, number[]>();

  /** `texts` were written by people, so nothing is known about their parts. */
  constructor(texts: readonly string[]) {
    this.#wordRunsByText = texts.map(wordRuns);
    this.#wordRunsByText.forEach((runs, at) => {
      for (const run of runs) push(this.#byRun, run, at);
    });
  }

  add({ parts }: Pick<RiddleOrigin, 'parts'>): void {
    for (const part of parts) push(this.#byPart, part, this.#count);
    this.#count += 1;
  }

  /** Whether it shares too many parts with a generated riddle, or too many words with a written one. */
  has({ parts, tooMany }: Pick<RiddleOrigin, 'parts' | 'tooMany'>, question: string): boolean {
    const shared = countEach(parts.flatMap((part) => this.#byPart.get(part) ?? []));
    return shared.some((count) => count >= tooMany) || this.#isWritten(question);
  }

  #isWritten(question: string): boolean {
    const runs = wordRuns(question);
    const near = new Set([...runs].flatMap((run) => this.#byRun.get(run) ?? []));
    return [...near].some((at) => overlap(runs, this.#wordRunsByText[at] ?? new Set()) > MAX_OVERLAP);
  }
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function countEach(values: readonly number[]): number[] {
  return [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length);
}

function wordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(WORDS_IN_A_ROW - 1).map((_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' ')));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return shared / (one.size + other.size - shared || 1);
}
