import { expect } from 'vitest';
import type { ClientMessage, ServerMessage } from '#contract/shared/socket-messages.ts';

type Heard = ServerMessage & Record<string, unknown>;

/** A socket with all that was heard on it. */
export class Line {
  readonly heard: Heard[] = [];
  readonly #socket: WebSocket;
  closedWith: number | undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.heard.push(JSON.parse(String(data))));
    socket.addEventListener('close', ({ code }) => {
      this.closedWith = code;
    });
  }

  say(words: unknown): void {
    this.#socket.send(typeof words === 'string' ? words : JSON.stringify(words));
  }

  /** Says a word of the contract. */
  tell(frame: ClientMessage): void {
    this.say(frame);
  }

  /** All frames of a kind so far. */
  all<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.heard.filter((frame) => frame.type === type) as Extract<ServerMessage, { type: T }>[];
  }

  /** Waits until so many frames of a kind were heard, and answers the last of them. */
  async next<T extends ServerMessage['type']>(type: T, count = 1): Promise<Extract<ServerMessage, { type: T }>> {
    await expect.poll(() => this.all(type).length, { timeout: 5000, interval: 5 }).toBeGreaterThanOrEqual(count);
    return this.all(type)[count - 1] as Extract<ServerMessage, { type: T }>;
  }

  /** Resolves once everything said so far was answered: nobody can write to nobody. */
  async quiet(): Promise<void> {
    const clientId = crypto.randomUUID();
    this.tell({ type: 'send_message', userId: crypto.randomUUID(), clientId, phrase: 'hello' });
    const isAnswered = () => this.all('refused').some((refusal) => refusal.clientId === clientId);
    await expect.poll(isAnswered, { timeout: 5000, interval: 5 }).toBe(true);
  }

  hangUp(): void {
    this.#socket.close();
  }
}

/** Opens a socket as a browser would; resolves to undefined when the door stays shut. */
export function callLine(address: string, cookie: string, origin = address): Promise<Line | undefined> {
  const options = { headers: { cookie, origin } } as unknown as string[];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, options);
  return new Promise((resolve) => {
    const line = new Line(socket);
    socket.addEventListener('open', () => resolve(line));
    socket.addEventListener('error', () => resolve(undefined));
  });
}

export async function openLine(address: string, person: { readonly cookieHeader: string }): Promise<Line> {
  const line = await callLine(address, person.cookieHeader);
  if (!line) throw new Error('the socket did not open');
  return line;
}
