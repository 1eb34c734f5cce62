import * as z from 'zod';
import type { LanguageModel } from '../../../platform/config.ts';
import { callService, ServiceError } from '../../../platform/outside/outside-service.ts';

/** Bytes. Twenty riddles need a tenth of this. */
const MAX_ANSWER = 64 * 1024;

const answerShape = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/**
 * Sends a question to the operator's language model in the common "chat completions" format and returns the text of the reply.
 * Throws a ServiceError.
 */
export async function askModel({ name, ...service }: LanguageModel, question: string): Promise<string> {
  const body = { model: name, stream: false, messages: [{ role: 'user', content: question }] };
  const answer = await callService({ ...service, method: 'POST', body, maxResponseBytes: MAX_ANSWER });
  const read = answerShape.safeParse(answer);
  if (!read.success) throw new ServiceError('not understood');
  return read.data.choices[0].message.content;
}
