import { expect } from 'vitest';
import type { ClientMessage, ServerMessage } from '#contract/shared/socket-messages.ts';

type ReceivedMessage = ServerMessage & Record<string, unknown>;

/** A socket with every message that it has received. */
export class TestSocket {
  readonly received: ReceivedMessage[] = [];
  readonly #socket: WebSocket;
  closedWith: number | undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.received.push(JSON.parse(String(data))));
    socket.addEventListener('close', ({ code }) => {
      this.closedWith = code;
    });
  }

  /** Sends anything, also what the contract does not allow. */
  sendRaw(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  send(message: ClientMessage): void {
    this.sendRaw(message);
  }

  /** All messages of a type so far. */
  all<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.received.filter((message) => message.type === type) as Extract<ServerMessage, { type: T }>[];
  }

  /** Waits until `count` messages of a type have arrived, and returns the last of them. */
  async next<T extends ServerMessage['type']>(type: T, count = 1): Promise<Extract<ServerMessage, { type: T }>> {
    await expect.poll(() => this.all(type).length, { timeout: 15_000, interval: 5 }).toBeGreaterThanOrEqual(count);
    return this.all(type)[count - 1] as Extract<ServerMessage, { type: T }>;
  }

  /** Resolves once the server has handled everything sent so far: it refuses a message to an unknown child last. */
  async quiet(): Promise<void> {
    const clientId = crypto.randomUUID();
    this.send({ type: 'send_message', userId: crypto.randomUUID(), clientId, phrase: 'hello' });
    const isAnswered = () => this.all('refused').some((refusal) => refusal.clientId === clientId);
    await expect.poll(isAnswered, { timeout: 15_000, interval: 5 }).toBe(true);
  }

  close(): void {
    this.#socket.close();
  }
}

/** Opens a socket as a browser would; undefined when the server refuses it. `pageAge`: how many milliseconds ago it asked for the page. */
export function connectSocket(
  address: string,
  cookie: string,
  origin = address,
  pageAge: number | string = 0,
): Promise<TestSocket | undefined> {
  const options = { headers: { cookie, origin } } as unknown as string[];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws?age=${pageAge}`, options);
  return new Promise((resolve) => {
    const testSocket = new TestSocket(socket);
    socket.addEventListener('open', () => resolve(testSocket));
    socket.addEventListener('error', () => resolve(undefined));
  });
}

export async function openSocket(
  address: string,
  person: { readonly cookieHeader: string },
  pageAge = 0,
): Promise<TestSocket> {
  const socket = await connectSocket(address, person.cookieHeader, address, pageAge);
  if (!socket) throw new Error('the socket did not open');
  return socket;
}
