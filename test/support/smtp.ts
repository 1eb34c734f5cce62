import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly to: string;
  readonly from: string;
  readonly raw: string;
}

/** A real mail server on loopback that stores what it receives. */
export class MailServer implements AsyncDisposable {
  readonly received: Received[] = [];
  readonly #server: SMTPServer;
  #isRefusing = false;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (this.#isRefusing) return done(new Error('451 try again later'));
          const { mailFrom, rcptTo } = session.envelope;
          this.received.push({
            to: rcptTo[0]?.address ?? '',
            from: mailFrom === false ? '' : mailFrom.address,
            raw: Buffer.concat(chunks).toString(),
          });
          return done();
        });
      },
    });
    // Who is killed in the middle of a mail resets the connection. A mail server lives on.
    this.#server.on('error', () => undefined);
  }

  async open(): Promise<string> {
    const server = this.#server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    return `smtp://127.0.0.1:${address.port}`;
  }

  refuse(isRefusing: boolean): void {
    this.#isRefusing = isRefusing;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
