import type { Knowledge } from './knowledge.ts';
import type { Clue } from './shape.ts';

/** Concepts other than the answer for which these clues could also be true. None left means that the answer is proven. */
export function findRivals(knowledge: Knowledge, answer: number, clues: readonly Clue[]): number[] {
  const columns = [...new Set(clues.flatMap(({ facts }) => facts))].map((statement) => knowledge.ruledOutBy(statement));
  return knowledge.concepts.flatMap((_, other) =>
    other === answer || columns.some((column) => column[other] === 1) || isAccepted(knowledge, answer, other)
      ? []
      : [other],
  );
}

/** Accepted as an answer as well: a toad, where the answer is a frog. */
function isAccepted({ concepts }: Knowledge, answer: number, other: number): boolean {
  const name = concepts[other]?.name ?? '';
  return concepts[answer]?.accepts.includes(name) ?? false;
}
