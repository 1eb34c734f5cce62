import { type Answer, address, type EndpointDefinition, nothing, type Payload } from '#contract/shared/endpoint.ts';
import type { ProblemBody, ProblemCode } from '#contract/shared/problems.ts';
import { transportProblems } from '#contract/shared/transport-problems.ts';
import { translateRefusal } from './i18n/translator.ts';
import { t } from './messages/index.ts';
import { takePreloadedAnswer } from './preloaded-answers.ts';

/** One of the server's refusals, or `offline` if no answer came. */
export type Refusal = Omit<ProblemBody['error'], 'code'> & { readonly code: ProblemCode | 'offline' };

/** A failed call. Screens decide by `problem.code` and show `problem.message`, never `message`. */
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
  signal?: AbortSignal;
  /** The call continues when the page closes. */
  keepalive?: boolean;
  /** Milliseconds. Uploads, and what the server takes long to answer, need more than the usual. */
  maxWait?: number;
}

/** A line that has died without a sign never answers. */
const MAX_WAIT = 30_000;
/** A copy of a child's things is as large as they are. */
const MAX_DOWNLOAD = 600_000;

type Args<E extends EndpointDefinition> =
  object extends Payload<E> ? [payload?: Payload<E>, options?: Options] : [payload: Payload<E>, options?: Options];

interface LoosePayload {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Calls an endpoint of the contract. Throws an ApiError, or an AbortError if the call was aborted. What was sent may have arrived, even
 * if no answer came in time: sending it again must be safe.
 */
export async function api<E extends EndpointDefinition>(endpoint: E, ...args: Args<E>): Promise<Answer<E>> {
  const [payload = {}, { signal, maxWait = MAX_WAIT, ...options } = {}] = args as [LoosePayload?, Options?];
  const { method, path } = address(endpoint.route, payload.params);
  const url = path + queryString(payload.query);
  const preloaded = method === 'GET' ? takePreloadedAnswer(url) : undefined;
  if (preloaded !== undefined) return preloaded as Answer<E>;
  const { response, text } = await whileOnline(signal, async () => {
    const limit = AbortSignal.timeout(maxWait);
    const response = await fetch(url, {
      ...options,
      ...jsonRequest(method, payload.body),
      // Where a browser is too old for both, what the app gives up itself has no limit.
      signal: signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit,
    });
    return { response, text: await response.text() };
  });
  if (!response.ok) throw refusalError(response, text);
  return (endpoint.returns === nothing ? checkStatus(endpoint, response) : parseAnswer(response, text)) as Answer<E>;
}

/** Calls an endpoint that answers a file for the browser to save, and its name. */
export async function apiFile<E extends EndpointDefinition>(
  endpoint: E,
  ...args: Args<E>
): Promise<{ readonly blob: Blob; readonly filename: string }> {
  const [payload = {}] = args as [LoosePayload?, Options?];
  const { method, path } = address(endpoint.route, payload.params);
  const { response, blob } = await whileOnline(undefined, async () => {
    const signal = AbortSignal.timeout(MAX_DOWNLOAD);
    const response = await fetch(path, { ...jsonRequest(method, payload.body), signal });
    return { response, blob: await response.blob() };
  });
  if (!response.ok) throw refusalError(response, await blob.text());
  const [, filename = 'lilypad.zip'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { blob, filename };
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

/** Without a body, JSON.stringify and fetch know of none. */
function jsonRequest(method: string, body: unknown): RequestInit {
  const headers = { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return { method, credentials: 'same-origin', headers, body: JSON.stringify(body) };
}

async function whileOnline<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (signal?.aborted) throw error;
    const message = t(navigator.onLine ? 'app.unreachable' : 'app.offline');
    throw new ApiError(0, String(error), { code: 'offline', message });
  }
}

function refusalError(response: Response, text: string): ApiError {
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const known = parseProblem(text);
  const code = toProblemCode(response.status);
  return new ApiError(response.status, text || response.statusText, {
    ...(Number.isFinite(wait) ? { retryAfter: wait } : {}),
    ...(known ?? { code, message: transportProblems[code][1] }),
  });
}

function parseProblem(text: string): Refusal | undefined {
  const body = parse(text) as Partial<ProblemBody> | undefined;
  const error = body?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string' ? error : undefined;
}

/** For answers that are not ours, such as the error page of a proxy. */
function toProblemCode(status: number): keyof typeof transportProblems {
  const codes: Record<number, keyof typeof transportProblems> = {
    401: 'sign_in_required',
    404: 'not_found',
    413: 'too_big',
  };
  if (status === 429) return 'too_fast';
  return codes[status] ?? ([502, 503, 504].includes(status) ? 'unavailable' : 'unexpected');
}

// A hotel's Wi-Fi answers every call with its own page and status 200. That must not count as success.
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
