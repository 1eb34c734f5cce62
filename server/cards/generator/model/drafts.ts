import * as z from 'zod';
import { ACCEPTS_MAX, ANSWER_MAX } from '#contract/cards/kinds/riddle-desk.ts';
import { ServiceError } from '../../../platform/outside/outside-service.ts';
import { screen } from '../../../safety/index.ts';
import { findFault } from '../acceptance.ts';
import { agesByDifficulty, type Difficulty, type MadeRiddle, MODEL, type RiddleCategory } from '../made-riddle.ts';
import { Similarity } from '../similarity.ts';

export interface DraftOrder {
  readonly category: RiddleCategory;
  readonly difficulty: Difficulty;
  readonly count: number;
}

/** The whole prompt. It contains nothing that a child wrote. */
export function buildPrompt({ category, difficulty, count }: DraftOrder): string {
  const [from, to] = agesByDifficulty(difficulty);
  return [
    `Write ${count} riddles in English for children of ${from} to ${to} years. Topic: ${category}. Difficulty: ${difficulty}.`,
    'Each has exactly one answer, which every child of that age knows. It is true everywhere in the world.',
    'Short sentences, simple words, at most 200 characters. The answer does not stand in the question.',
    'Nothing scary, rude or sad. No brands, no famous people, no religion, no real names.',
    'Reply with JSON alone, in this form:',
    '{"riddles":[{"question":"…","answer":"…","accepts":["other words for the answer"],"hints":["a nudge","a strong hint"]}]}',
  ].join('\n');
}

const line = (max: number) => z.string().trim().min(1).max(max);
const draftShape = z.object({
  question: line(1000),
  answer: line(ANSWER_MAX),
  accepts: z.array(line(ANSWER_MAX)).max(ACCEPTS_MAX).default([]),
  hints: z.array(line(200)).max(2).default([]),
});
const replyShape = z.object({ riddles: z.array(z.unknown()) });

export interface Drafts {
  readonly kept: readonly MadeRiddle[];
  /** How many did not pass the checks. */
  readonly refused: number;
}

/** The riddles of a reply that pass every check, at most as many as were ordered. `written` holds existing questions. */
export function readDrafts(reply: string, order: DraftOrder, model: string, written: readonly string[]): Drafts {
  const given = parseRiddles(reply).slice(0, order.count);
  const kept: MadeRiddle[] = [];
  for (const one of given) {
    const similarity = new Similarity([...written, ...kept.map(({ question }) => question)]);
    const draft = parseDraft(one, order, model);
    if (draft && isFit(draft) && !similarity.has(draft.made, draft.question)) kept.push(draft);
  }
  return { kept, refused: given.length - kept.length };
}

/** Models like to wrap the requested JSON in text or code fences. */
function parseRiddles(reply: string): readonly unknown[] {
  try {
    const json: unknown = JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1));
    return replyShape.parse(json).riddles;
  } catch {
    throw new ServiceError('not understood');
  }
}

function parseDraft(given: unknown, { category, difficulty }: DraftOrder, model: string): MadeRiddle | undefined {
  const read = draftShape.safeParse(given);
  if (!read.success) return undefined;
  return {
    ...read.data,
    category,
    difficulty,
    ages: agesByDifficulty(difficulty),
    made: {
      by: MODEL,
      parts: [],
      tooMany: 1,
      how: `Written by the language model “${model}”`,
      proof:
        'Nobody has proven that it has only one answer, nor that it is true. Please check both before you publish it.',
    },
  };
}

function isFit(draft: MadeRiddle): boolean {
  const { answer, accepts, hints } = draft;
  return (
    findFault(draft) === undefined &&
    [answer, ...accepts].every((text) => screen(text).decision === 'allow') &&
    hints.every((hint) => findFault({ ...draft, question: hint }) === undefined)
  );
}
