import * as z from 'zod/mini';
import { kindWords } from '../rules/kind-words.ts';
import { endpoint } from '../shared/endpoint.ts';
import { idParams } from '../shared/ids.ts';

const kindWord = z.enum(kindWords, 'Please choose one of the kind words');

/** Nobody learns who sent which: the author sees the counts, everyone else only their own choice. */
export const postKindWords = z.object({
  mine: z.nullable(kindWord),
  received: z.array(z.object({ words: kindWord, count: z.number() })),
});
export type PostKindWords = z.output<typeof postKindWords>;

const answer = z.object({ mine: z.nullable(kindWord) });

export const sendKindWords = endpoint({
  route: 'PUT /api/posts/:id/kind-words',
  summary: 'Answers a post of another child with one of the ready-made kind words; a second one replaces the first',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  body: z.strictObject({ words: kindWord }),
  returns: answer,
});

export const takeBackKindWords = endpoint({
  route: 'DELETE /api/posts/:id/kind-words',
  summary: 'Takes the kind words back',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: answer,
});
export type KindWordsAnswer = z.output<typeof answer>;
