import { pick } from '#contract/rules/random.ts';
import { clientMessage } from '#contract/shared/socket-messages.ts';
import { below, percent } from '../../bin/random.ts';
import type { TestSocket } from '../support/sockets.ts';
import { connectSocket } from '../support/sockets.ts';
import { hostileText } from './hostile.ts';
import { type Source, valueFor } from './shapes.ts';

/** Sends valid and invalid messages over a socket, and reconnects whenever the server closes it. */
export class SocketFuzzer {
  readonly #address: string;
  readonly #cookie: string;
  #connection: TestSocket | undefined;

  constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  /** Returns the message; undefined if the server refuses the socket. */
  async sendRandom(source: Source): Promise<string | undefined> {
    if (this.#connection?.closedWith !== undefined) this.#connection = undefined;
    this.#connection ??= await connectSocket(this.#address, this.#cookie);
    const text = frameText(source);
    this.#connection?.sendRaw(text);
    return this.#connection && text;
  }

  /** Refusals with `unexpected`: only bugs of the server cause them. */
  get failures(): unknown[] {
    return this.#connection?.all('refused').filter(({ error }) => error.code === 'unexpected') ?? [];
  }

  close(): void {
    this.#connection?.close();
  }
}

function frameText(source: Source): string {
  const { random } = source;
  const text = JSON.stringify(valueFor(source, clientMessage)) ?? 'undefined';
  if (percent(random, 90)) return text;
  return pick(random, [
    hostileText(random),
    text.slice(0, below(random, text.length)),
    '',
    `${text}${text}`,
    '[]',
    '{"type":{}}',
  ]);
}
