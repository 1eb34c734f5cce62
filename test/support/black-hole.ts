import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type pg from 'pg';

/** A proxy in front of the database that can drop all data, while both ends believe that the connection is open. */
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

  /** Drops all data on the connections that are open now. Returns how many these are. */
  swallowOpen(): number {
    for (const socket of this.#sockets) this.#swallowed.add(socket);
    return this.#sockets.size / 2;
  }

  /** Drops all data on the next connection that sends this text, and the text itself. */
  swallowOnText(text: string): void {
    this.#trigger = text;
  }

  swallowAll(): void {
    this.swallowOpen();
    this.#takesNew = false;
  }

  /** New connections work again; dropped ones stay dropped. */
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
