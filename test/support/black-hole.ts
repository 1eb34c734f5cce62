import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type pg from 'pg';

/** A way to the database on which everything can get lost, while both ends believe that it is open. */
export class BlackHole implements AsyncDisposable {
  readonly connection: pg.ClientConfig;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #swallowed = new Set<Socket>();
  #takesNew = true;
  #trigger: string | undefined;

  private constructor(server: Server, to: pg.ClientConfig) {
    this.#server = server;
    const { port } = server.address() as AddressInfo;
    this.connection = { ...to, host: '127.0.0.1', port };
    server.on('connection', (socket) => this.#join(socket, openDatabaseSocket(to)));
  }

  static async to(connection: pg.ClientConfig): Promise<BlackHole> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new BlackHole(server, connection);
  }

  /** From now on nothing of what is said on the connections that are open gets through. Answers how many these are. */
  swallowOpen(): number {
    for (const socket of this.#sockets) this.#swallowed.add(socket);
    return this.#sockets.size / 2;
  }

  /** The same for each connection on which this is said, before it gets through. */
  swallowWhenSaid(words: string): void {
    this.#trigger = words;
  }

  swallowAll(): void {
    this.swallowOpen();
    this.#takesNew = false;
  }

  /** New connections get through again; what was swallowed stays so. */
  heal(): void {
    this.#takesNew = true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(one: Socket, other: Socket): void {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      this.#sockets.add(from);
      if (!this.#takesNew) this.#swallowed.add(from);
      from.on('error', () => undefined); // the other end goes the same way
      from.on('data', (bytes) => this.#carry(Buffer.from(bytes), from, to));
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }

  #carry(bytes: Buffer, from: Socket, to: Socket): void {
    if (this.#trigger !== undefined && bytes.includes(this.#trigger)) {
      this.#trigger = undefined;
      this.#swallowed.add(from).add(to);
    }
    if (!this.#swallowed.has(from)) to.write(bytes);
  }
}

function openDatabaseSocket({ host = '', port = 5432 }: pg.ClientConfig): Socket {
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
}
