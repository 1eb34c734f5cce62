import { clientMessage } from '#contract/shared/socket-messages.ts';
import type { TestSocket } from '../support/sockets.ts';
import { connectSocket } from '../support/sockets.ts';
import { hostileText } from './hostile.ts';
import { type Source, valueFor } from './shapes.ts';

/** Says right and wrong things over the socket of somebody, and comes back whenever the server hangs up. */
export class Chatterbox {
  readonly #address: string;
  readonly #cookie: string;
  #line: TestSocket | undefined;

  constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  /** What was said; undefined where the door stays shut. */
  async say(source: Source): Promise<string | undefined> {
    if (this.#line?.closedWith !== undefined) this.#line = undefined;
    this.#line ??= await connectSocket(this.#address, this.#cookie);
    const text = frameText(source);
    this.#line?.sendRaw(text);
    return this.#line && text;
  }

  /** What the server could not answer: it says so of its own bugs only. */
  get failures(): unknown[] {
    return this.#line?.all('refused').filter(({ error }) => error.code === 'unexpected') ?? [];
  }

  hangUp(): void {
    this.#line?.close();
  }
}

function frameText(source: Source): string {
  const { chance } = source;
  const text = JSON.stringify(valueFor(source, clientMessage)) ?? 'undefined';
  if (chance.percent(90)) return text;
  return chance.pick([
    hostileText(chance),
    text.slice(0, chance.below(text.length)),
    '',
    `${text}${text}`,
    '[]',
    '{"type":{}}',
  ]);
}
