import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const KEY = 'a-key-of-the-operator';

export interface Payment {
  readonly id: string;
  reference: string;
  readonly returnUrl: string;
  readonly amount: string;
  readonly currency: string;
  state: 'open' | 'paid' | 'declined';
  refunds: number;
}

/**
 * A payment provider with its adapter in one, on loopback, as docs/for-operators/payments.md describes it. Its page at /checkout/:id pays,
 * or declines, by a link and sends the browser back.
 */
export class PaymentProvider implements AsyncDisposable {
  readonly payments = new Map<string, Payment>();
  /** How it answers; `nothing` keeps the connection open without a word. */
  mood: 'right' | 'nothing' | 'garbage' | 'empty' | 'huge' | 'error' | 'elsewhere' | 'script' | 'same id' = 'right';
  /** Answers 500 to whoever wants money back. */
  keepsMoney = false;
  readonly wrongKeys: string[] = [];
  readonly bodies: string[] = [];
  #origin = '';
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.#serve(request, response, Buffer.concat(chunks).toString());
  });

  /** The settings that lead to it. It keeps no process alive. */
  async open(port = 0): Promise<Readonly<Record<string, string>>> {
    const server = this.#server.listen(port, '127.0.0.1');
    server.unref();
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    this.#origin = `http://127.0.0.1:${address.port}`;
    return {
      PAYMENT_ADAPTER_URL: `${this.#origin}/adapter/`,
      PAYMENT_ADAPTER_KEY: KEY,
      PAYMENT_AMOUNT: '0.50 EUR',
      PAYMENT_TIMEOUT_MS: '4000',
      CONSENT_METHODS: 'email_plus,signed_form,in_person,card',
    };
  }

  /** The payment that was started last. */
  get newest(): Payment {
    const payment = [...this.payments.values()].at(-1);
    if (!payment) throw new Error('no payment was started');
    return payment;
  }

  #serve(request: IncomingMessage, response: ServerResponse, body: string): void {
    const path = request.url ?? '';
    if (path.startsWith('/checkout/')) {
      this.#checkout(path, response);
      return;
    }
    if (request.headers.authorization !== `Bearer ${KEY}`) {
      this.wrongKeys.push(String(request.headers.authorization));
      response.writeHead(401).end();
      return;
    }
    this.bodies.push(body);
    if (this.mood === 'nothing') return;
    const answer = this.#answer(request.method ?? '', path, body);
    const json = response.setHeader('content-type', 'application/json');
    if (this.mood === 'garbage') json.end('{"state": "pa');
    else if (this.mood === 'empty') json.end('{}');
    else if (this.mood === 'huge') json.end(JSON.stringify({ ...answer, more: 'x'.repeat(20_000) }));
    else if (this.mood === 'error') response.writeHead(500).end();
    else if (this.mood === 'elsewhere') response.writeHead(302, { location: `${this.#origin}/checkout/x` }).end();
    else if (answer) json.end(JSON.stringify(answer));
    else response.writeHead(404).end();
  }

  #answer(method: string, path: string, body: string): object | undefined {
    const [, id, isRefund] = /^\/adapter\/payments\/([\w-]+)(\/refund)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/adapter/payments') return this.#start(JSON.parse(body));
    const payment = id === undefined ? undefined : this.payments.get(id);
    if (!payment) return undefined;
    if (isRefund && this.keepsMoney) return undefined;
    if (isRefund) payment.refunds += 1;
    return { reference: payment.reference, state: payment.state };
  }

  #start(asked: Pick<Payment, 'reference' | 'returnUrl' | 'amount' | 'currency'>): object {
    if (this.mood === 'same id') return { id: this.newest.id, url: `${this.#origin}/checkout/x` };
    const id = `pay_${this.payments.size + 1}`;
    this.payments.set(id, { ...asked, id, state: 'open', refunds: 0 });
    return { id, url: this.mood === 'script' ? 'javascript:alert(1)' : `${this.#origin}/checkout/${id}` };
  }

  #checkout(path: string, response: ServerResponse): void {
    const [, id = '', act] = /^\/checkout\/([\w-]+)(?:\/(\w+))?/.exec(path) ?? [];
    const payment = this.payments.get(id);
    if (!payment) {
      response.writeHead(404).end();
      return;
    }
    if (act) {
      payment.state = act === 'paid' ? 'paid' : 'declined';
      response.writeHead(302, { location: payment.returnUrl }).end();
      return;
    }
    const links = `<a href="/checkout/${id}/paid">Pay</a> <a href="/checkout/${id}/declined">Decline</a>`;
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Checkout</title><main>${links}</main>`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
