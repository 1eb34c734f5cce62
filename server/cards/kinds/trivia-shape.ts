import * as z from 'zod';
import { difficulties } from '#contract/cards/common.ts';
import * as contract from '#contract/cards/kinds/trivia.ts';
import { commonFields, nonEmpty } from '../kind.ts';

export const shape = z.strictObject({
  ...commonFields,
  kind: z.literal('trivia'),
  question: nonEmpty,
  optionA: nonEmpty,
  optionB: nonEmpty,
  optionC: nonEmpty,
  correctAnswer: z.enum(contract.choices),
  explanation: nonEmpty,
  category: nonEmpty,
  difficulty: z.enum(difficulties),
});

export type Trivia = z.output<typeof shape>;
