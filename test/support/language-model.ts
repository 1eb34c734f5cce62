import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

interface Question {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Reply = (response: ServerResponse) => void;

/** Answers with these words, as a language model does. */
export function saying(words: string): Reply {
  return (response) => {
    const answer = { id: '1', choices: [{ index: 0, message: { role: 'assistant', content: words } }] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  };
}

/** Answers with these riddles. */
export function writing(...riddles: readonly object[]): Reply {
  return saying(JSON.stringify({ riddles }));
}

export const snailDraft = {
  question: 'I carry my house and leave a silver road behind me. Who am I?',
  answer: 'snail',
  accepts: ['slug'],
  hints: ['I am slow.', 'My house is round and hard.'],
};

/** A language model on loopback, as an operator may run one. */
export class ModelServer implements AsyncDisposable {
  readonly questions: Question[] = [];
  reply: Reply = writing(snailDraft);
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.questions.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    this.reply(response);
  });

  /** The settings that lead to it. It keeps no process alive. */
  async open(): Promise<Readonly<Record<string, string>>> {
    const server = this.#server.listen(0, '127.0.0.1');
    server.unref();
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    return {
      LANGUAGE_MODEL_URL: `http://127.0.0.1:${address.port}/v1/chat/completions`,
      LANGUAGE_MODEL_NAME: 'pond-model',
      LANGUAGE_MODEL_KEY: 'a-key-of-the-operator',
      LANGUAGE_MODEL_TIMEOUT_MS: '500',
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
