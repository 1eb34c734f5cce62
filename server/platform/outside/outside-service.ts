export type ServiceFailure = 'no connection' | 'too slow' | 'refused' | 'too long' | 'not understood';

/** Why a service that the operator has chosen returned nothing usable. Contains nothing of its response. */
export class ServiceError extends Error {
  readonly failure: ServiceFailure;

  constructor(failure: ServiceFailure, detail: string = failure) {
    super(`no usable answer: ${detail}`);
    this.failure = failure;
  }
}

export interface ServiceCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly key: string | undefined;
  readonly body?: object;
  /** Milliseconds. */
  readonly timeout: number;
  /** Bytes. */
  readonly maxResponseBytes: number;
}

/**
 * Asks a service for JSON, and returns undefined where its answer is none. Follows no redirects, so that the key goes nowhere
 * else. Throws a ServiceError.
 */
export async function callService({
  method,
  url,
  key,
  body,
  timeout,
  maxResponseBytes,
}: ServiceCall): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.ok) return parsed(await readLimited(response, maxResponseBytes));
    await response.body?.cancel();
    throw new ServiceError('refused', `status ${response.status}`);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ServiceError(isTimeout ? 'too slow' : 'no connection');
  }
}

/** Stops reading where an answer grows too long. */
async function readLimited({ body }: Response, max: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > max) throw new ServiceError('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
