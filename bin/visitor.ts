import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type Answer, address, type EndpointDefinition, type Payload } from '#contract/shared/endpoint.ts';
import type { ProblemBody } from '#contract/shared/problems.ts';

/**
 * A browser with its own IP address: keeps cookies and calls endpoints of the contract. Injected requests take the same path
 * as real ones.
 */
export class Visitor {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly ip: string;
  protected readonly cookies = new Map<string, string>();

  constructor(app: Pick<FastifyInstance, 'inject'>, ip: string) {
    this.app = app;
    this.ip = ip;
  }

  async call<E extends EndpointDefinition>(endpoint: E, payload: Payload<E>): Promise<Reply<Answer<E>>> {
    const given = payload as { params?: Record<string, string>; query?: Record<string, unknown>; body?: object };
    const { method, path } = address(endpoint.route, given.params);
    return reply(await this.send(method, path + queryString(given.query), given.body));
  }

  /** A raw request, also one that the contract does not allow. */
  async send(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await this.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: this.ip,
      headers: { cookie: this.cookieHeader, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of response.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** A response: `data` after success, `error` after a refusal. */
export interface Reply<T> {
  readonly status: number;
  readonly data: T;
  readonly error: ProblemBody['error'];
}

function reply<T>(response: LightMyRequestResponse): Reply<T> {
  const body = response.body === '' ? undefined : response.json();
  return { status: response.statusCode, data: body, error: body?.error };
}

function queryString(query: Record<string, unknown> | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

/** The data of a successful call; throws after a refusal. */
export function done<T>({ status, data, error }: Reply<T>): T {
  if (error) throw new Error(`${status} ${error.code}: ${error.message} ${JSON.stringify(error.fields ?? {})}`);
  return data;
}
