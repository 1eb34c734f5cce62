import type { Step } from './pattern.ts';

/** The words with which a match of these steps can begin. Undefined if it can begin with any word. */
export function listFirstWords(steps: readonly Step[]): Iterable<string> | undefined {
  const firstWords: string[] = [];
  for (const step of steps) {
    if (typeof step !== 'string' && (step.kind === 'first' || step.kind === 'unless')) continue;
    const isMaybe = typeof step !== 'string' && step.kind === 'maybe';
    const words = isMaybe ? listFirstWords(step.steps) : firstWordsOfStep(step);
    if (!words) return undefined;
    if (!isMaybe && firstWords.length === 0) return words;
    firstWords.push(...words);
    if (!isMaybe) return new Set(firstWords);
  }
  return undefined;
}

export function firstWordsOfStep(step: Step): readonly string[] | ReadonlySet<string> | undefined {
  if (typeof step === 'string') return [step];
  if (step.kind === 'one') return step.words;
  if (step.kind === 'test') return step.name === '%name' ? [step.name] : undefined;
  return step.kind === 'either' && step.others.length === 0 ? new Set(step.byWord.keys()) : undefined;
}

const frequentWords = new Set(
  'i you the a an to and is are am was my me your it do not in on at of for that with he she they we us him her his so this be have has if or but what how will can go get like just all no up out from as by she did does had were'.split(
    ' ',
  ),
);

/** The cheapest set of rare words of which every match contains one. */
export function findRequiredWords(steps: readonly Step[]): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const words = firstWordsOfStep(step);
    if (!words) continue;
    const listed = [...words];
    const cost = listed.length + 1000 * listed.filter((word) => frequentWords.has(word) || word === '%name').length;
    if (cost >= least) continue;
    least = cost;
    best = listed;
  }
  return best;
}
