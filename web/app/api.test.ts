import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { endSession } from '#contract/accounts/sessions.ts';
import { checkUsername, logIn, logOut, readUser } from '#contract/accounts.ts';
import { saveOwnCopy } from '#contract/family.ts';
import { ApiError, api, apiFile, sentenceFor } from './api.ts';
import { t } from './messages/index.ts';

const UNREACHABLE = t('app.unreachable');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** No answer comes until the call is aborted. */
function keepSilent(): void {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
}

/** Time limits of signals by the fake clock, too. */
function useFakeTime(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException('too slow', 'TimeoutError')), milliseconds);
    return stop.signal;
  });
}

function answer(status: number, body: string, headers: Record<string, string> = {}) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const empty = status === 204;
    return new Response(empty ? null : body, { status, headers: { 'content-type': 'application/json', ...headers } });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

test('a call goes to the address of the contract with its body as JSON', async () => {
  const fetch = answer(200, '{"username":"maya"}');

  await expect(api(logIn, { body: { username: 'maya', password: 'frogs' } })).resolves.toEqual({ username: 'maya' });

  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/login');
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  expect(JSON.parse(String(init?.body))).toEqual({ username: 'maya', password: 'frogs' });
});

test('path parameters and the query are encoded into the address', async () => {
  const fetch = answer(204, '');
  await api(endSession, { params: { id: 'a/b' } });

  answer(200, '{"available":true}');

  expect(fetch.mock.calls[0]?.[0]).toBe('/api/sessions/a%2Fb');

  const ask = answer(200, '{"available":true}');
  await api(checkUsername, { query: { username: 'a&b' } });

  expect(ask.mock.calls[0]?.[0]).toBe('/api/username-available?username=a%26b');
});

test('a refusal keeps the status and body in its message, and the sentence for the screen', async () => {
  const body = '{"error":{"code":"wrong_login","message":"Try again, please.","fields":{"username":"Hm"}}}';
  answer(401, body);

  const error = await failure(api(logIn, { body: { username: 'maya', password: 'x' } }));

  expect(error.message).toBe(`401: ${body}`);
  expect(error.code).toBe('wrong_login');
  expect(error.problem.message).toBe('Try again, please.');
  expect(error.fields).toEqual({ username: 'Hm' });
  expect(sentenceFor(error)).toBe('Try again, please.');
});

test('how long to wait comes from the header where the body does not say it', async () => {
  answer(429, '{"error":{"code":"too_fast","message":"Slowly!"}}', { 'retry-after': '7' });

  expect((await failure(api(readUser))).retryAfter).toBe(7);
});

test.each([
  [502, 'unavailable'],
  [404, 'not_found'],
  [500, 'unexpected'],
])('a page of HTML with status %i becomes a sentence, not a crash', async (status, code) => {
  answer(status, '<html>nginx</html>', { 'content-type': 'text/html' });
  const error = await failure(api(readUser));

  expect(error.code).toBe(code);
  expect(error.problem.message).not.toContain('<');
});

test('a login page of a hotel Wi-Fi is no success, with a body or without', async () => {
  answer(200, '<html>Welcome to our hotel</html>', { 'content-type': 'text/html' });

  expect((await failure(api(readUser))).code).toBe('unavailable');
  expect((await failure(api(logOut))).code).toBe('unavailable');
});

test('a call without a network has a sentence of its own', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await failure(api(readUser));

  expect(error.code).toBe('offline');
  expect(error.status).toBe(0);
});

test('a call that was given up stays an abort', async () => {
  keepSilent();
  const stop = new AbortController();
  const call = api(readUser, {}, { signal: stop.signal });
  const isAborted = expect(call).rejects.toThrow('stopped');

  stop.abort(new DOMException('stopped', 'AbortError'));

  await isAborted;
  await expect(api(readUser, {}, { signal: stop.signal })).rejects.toThrow('stopped');
});

test('an old browser, which cannot combine signals, can still give a call up', async () => {
  keepSilent();
  vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) });
  const stop = new AbortController();
  const isAborted = expect(api(readUser, {}, { signal: stop.signal })).rejects.toThrow('stopped');

  stop.abort(new DOMException('stopped', 'AbortError'));

  await isAborted;
});

describe('a line that has died without a sign', () => {
  it.each<[string, number, () => Promise<unknown>]>([
    ['a call', 30_000, () => api(readUser)],
    ['a call that could be given up', 30_000, () => api(readUser, {}, { signal: new AbortController().signal })],
    ['a call that is answered slowly', 300_000, () => api(readUser, {}, { maxWait: 300_000 })],
    ['a copy', 600_000, () => apiFile(saveOwnCopy)],
  ])('%s is over after %i milliseconds, like one without a network', async (_what, limit, call) => {
    useFakeTime();
    keepSilent();
    let error: unknown;
    const over = failure(call()).then((thrown) => {
      error = thrown;
    });

    await vi.advanceTimersByTimeAsync(limit - 1);

    expect(error).toBeUndefined();

    await vi.advanceTimersByTimeAsync(1);
    await over;

    expect(error).toMatchObject({ status: 0, code: 'offline' });
    expect(sentenceFor(error)).toBe(UNREACHABLE);
  });

  it('may also die in the middle of an answer', async () => {
    useFakeTime();
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start: (stream) => signal?.addEventListener('abort', () => stream.error(new DOMException('', 'AbortError'))),
      });
      return new Response(body);
    });
    const over = failure(api(readUser));

    await vi.advanceTimersByTimeAsync(30_000);

    expect((await over).code).toBe('offline');
  });
});
