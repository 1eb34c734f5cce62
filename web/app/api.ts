import { type Answer, address, type EndpointDefinition, nothing, type Payload } from '#contract/shared/endpoint.ts';
import type { ProblemBody, ProblemCode } from '#contract/shared/problems.ts';
import { transportProblems } from '#contract/shared/transport-problems.ts';
import { translateRefusal } from './i18n/translator.ts';
import { t } from './messages/index.ts';
import { takePreloadedAnswer } from './preloaded-answers.ts';

/** What went wrong: one of the server's refusals, or `offline` when no answer came at all. */
export type Refusal = Omit<ProblemBody['error'], 'code'> & { readonly code: ProblemCode | 'offline' };

/** A call that did not go well. Screens decide by `problem.code` and show `problem.message`, never `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when no answer came. */
  readonly status: number;
  readonly problem: Refusal;

  constructor(status: number, text: string, problem: Refusal) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = translated(problem);
  }

  get code(): Refusal['code'] {
    return this.problem.code;
  }

  get fields(): Readonly<Record<string, string>> {
    return this.problem.fields ?? {};
  }

  /** Seconds to wait, where waiting helps. */
  get retryAfter(): number | undefined {
    return this.problem.retryAfter;
  }
}

interface Options {
  signal?: AbortSignal | undefined;
  /** Goes on although the page is being left. */
  keepalive?: boolean | undefined;
}

type Args<E extends EndpointDefinition> =
  object extends Payload<E> ? [payload?: Payload<E>, options?: Options] : [payload: Payload<E>, options?: Options];

interface LoosePayload {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Calls an endpoint of the contract. Throws an ApiError, or the AbortError of a call that was given up. */
export async function api<E extends EndpointDefinition>(endpoint: E, ...args: Args<E>): Promise<Answer<E>> {
  const [payload = {}, { signal, keepalive } = {}] = args as [LoosePayload?, Options?];
  const { method, path } = address(endpoint.route, payload.params);
  const url = path + queryString(payload.query);
  const brought = method === 'GET' ? takePreloadedAnswer(url) : undefined;
  if (brought !== undefined) return brought as Answer<E>;
  const { response, text } = await send(url, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(payload.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload.body === undefined ? {} : { body: JSON.stringify(payload.body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (!response.ok) throw refusalError(response, text);
  return (endpoint.returns === nothing ? checkStatus(endpoint, response) : parseAnswer(response, text)) as Answer<E>;
}

/** The sentence to show for anything that was thrown. */
export function sentenceFor(error: unknown): string {
  return error instanceof ApiError ? error.problem.message : translateRefusal(transportProblems.unexpected[1]);
}

function translated(problem: Refusal): Refusal {
  const message = translateRefusal(problem.message);
  if (!problem.fields) return { ...problem, message };
  const fields = Object.entries(problem.fields).map(([field, sentence]) => [field, translateRefusal(sentence)]);
  return { ...problem, message, fields: Object.fromEntries(fields) };
}

async function send(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, init);
    return { response, text: await response.text() };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    const message = t(navigator.onLine ? 'app.unreachable' : 'app.offline');
    throw new ApiError(0, String(error), { code: 'offline', message });
  }
}

function refusalError(response: Response, text: string): ApiError {
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const known = problemIn(text);
  const code = codeOf(response.status);
  return new ApiError(response.status, text || response.statusText, {
    ...(Number.isFinite(wait) ? { retryAfter: wait } : {}),
    ...(known ?? { code, message: transportProblems[code][1] }),
  });
}

function problemIn(text: string): Refusal | undefined {
  const body = parse(text) as Partial<ProblemBody> | undefined;
  const error = body?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string' ? error : undefined;
}

/** For answers that are not ours, such as a proxy's page that the server is away. */
function codeOf(status: number): keyof typeof transportProblems {
  const codes: Record<number, keyof typeof transportProblems> = {
    401: 'sign_in_required',
    404: 'not_found',
    413: 'too_big',
  };
  if (status === 429) return 'too_fast';
  return codes[status] ?? ([502, 503, 504].includes(status) ? 'unavailable' : 'unexpected');
}

// The Wi-Fi of a hotel answers every call with its own page and a cheerful 200; that must not pass for success.
function checkStatus(endpoint: EndpointDefinition, response: Response): undefined {
  if (response.status !== (endpoint.status ?? 204)) throw unexpectedAnswer(response, '');
}

function parseAnswer(response: Response, text: string): unknown {
  const body = parse(text);
  if (body === undefined) throw unexpectedAnswer(response, text);
  return body;
}

function unexpectedAnswer(response: Response, text: string): ApiError {
  return new ApiError(response.status, text.slice(0, 200), {
    code: 'unavailable',
    message: transportProblems.unavailable[1],
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}
