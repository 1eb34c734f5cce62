import type { Knowledge } from './knowledge.ts';
import type { Clue } from './shape.ts';

/** Other concepts for which these clues could also be true. If there are none, the answer is proven. */
export function findRivals(knowledge: Knowledge, answer: number, clues: readonly Clue[]): number[] {
  const columns = [...new Set(clues.flatMap(({ facts }) => facts))].map((statement) => knowledge.ruledOutBy(statement));
  return knowledge.concepts.flatMap((_, other) =>
    other === answer || columns.some((column) => column[other] === 1) || isAccepted(knowledge, answer, other)
      ? []
      : [other],
  );
}

/** Also accepted as an answer, like a toad when the answer is a frog. */
function isAccepted({ concepts }: Knowledge, answer: number, other: number): boolean {
  const name = concepts[other]?.name ?? '';
  return concepts[answer]?.accepts.includes(name) ?? false;
}
