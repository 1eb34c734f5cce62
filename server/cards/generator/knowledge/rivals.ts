import type { Knowledge } from './knowledge.ts';
import type { Clue } from './shape.ts';

/** Concepts other than the answer for which these clues could also be true. None left means that the answer is proven. */
export function rivalsOf(knowledge: Knowledge, answer: number, clues: readonly Clue[]): number[] {
  const statements = [...new Set(clues.flatMap(({ facts }) => facts))];
  return knowledge.concepts.flatMap((_, other) =>
    other === answer || isAccepted(knowledge, answer, other) || isRuledOut(knowledge, other, statements) ? [] : [other],
  );
}

function isRuledOut(knowledge: Knowledge, concept: number, statements: readonly string[]): boolean {
  return statements.some((statement) => knowledge.rate(concept, statement) === 'no');
}

/** Whoever names it is right anyway: a toad, where the answer is a frog. */
function isAccepted({ concepts }: Knowledge, answer: number, other: number): boolean {
  const name = concepts[other]?.name ?? '';
  return concepts[answer]?.accepts.includes(name) ?? false;
}
