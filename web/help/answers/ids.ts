import type { allAnswers } from '../messages/community/index.ts';

export type IdOf<Kind extends string> = keyof typeof allAnswers extends infer Key
  ? Key extends `help.${Kind}.${infer Name}`
    ? Name
    : never
  : never;

export type QuestionId = IdOf<'q'>;
