import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook receiver on loopback, as an operator may run one for urgent cases. */
export class WebhookServer implements AsyncDisposable {
  readonly calls: Call[] = [];
  /** Its answer; `nothing` keeps the connection open without one. */
  answer: 200 | 302 | 500 | 'nothing' = 200;
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.calls.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    if (this.answer !== 'nothing') response.writeHead(this.answer, { location: '/elsewhere' }).end();
  });

  async open(): Promise<string> {
    const server = this.#server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    return `http://127.0.0.1:${address.port}/hook`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
