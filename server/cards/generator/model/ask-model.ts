import * as z from 'zod';
import type { LanguageModel } from '../../../platform/config.ts';

/** Bytes. Twenty riddles need a tenth of it. */
const MAX_ANSWER = 64 * 1024;

export const failures = ['no connection', 'too slow', 'refused', 'too long', 'not understood'] as const;
export type Failure = (typeof failures)[number];

/** Why the model gave nothing that can be used. Holds none of its words. */
export class ModelFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, detail: string = failure) {
    super(`the language model gave no usable answer: ${detail}`);
    this.failure = failure;
  }
}

const answerShape = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/**
 * Puts a question to the operator's language model in the widespread "chat completions" format, and returns its words.
 * Follows no redirects, so that the key goes nowhere else. Throws a ModelFailure.
 */
export async function askModel(model: LanguageModel, question: string): Promise<string> {
  const text = await post(model, { model: model.name, stream: false, messages: [{ role: 'user', content: question }] });
  const read = answerShape.safeParse(parsed(text));
  if (!read.success) throw new ModelFailure('not understood');
  return read.data.choices[0].message.content;
}

async function post({ url, key, timeout }: LanguageModel, body: object): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(body),
    });
    if (response.ok) return await readLimited(response);
    await response.body?.cancel();
    throw new ModelFailure('refused', `status ${response.status}`);
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure(
      error instanceof DOMException && error.name === 'TimeoutError' ? 'too slow' : 'no connection',
    );
  }
}

/** Stops reading where an answer grows too long. */
async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER) throw new ModelFailure('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
