import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { Context } from '../context.ts';
import { type RateCounters, rateLimitKey } from './rate-limit.ts';

/** Letters. Longer ones go by the door, which packs them. */
const MAX_CACHED_LENGTH = 1000;
/** Node writes these itself, or they tell of one call only. */
const perResponseHeader = /^(connection|content-length|date|keep-alive|x-ratelimit-.+)$/;

/**
 * Answers a polled call without the door where nothing has changed since the same browser asked the same. Who may ask was
 * looked at then, how often is counted here; false where the door has to decide.
 */
export function serveFromCache({ responseCache, metrics }: Context, counters: RateCounters) {
  return ({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean => {
    const answer = method === 'GET' && headers.cookie ? responseCache.find(headers.cookie, url) : undefined;
    if (!answer || counters.count(answer.rateLimitKey, answer.window).current > answer.limit) return false;
    metrics.servedFromCache.inc();
    if (headers['if-none-match'] === answer.etag) response.writeHead(304, answer.headers).end();
    else response.writeHead(200, answer.headersWithBody).end(answer.body);
    return true;
  };
}

/**
 * Marks an answer by a digest of itself, keeps it for the next time, and tells a browser that has this very one so in one
 * word. Only the address as the contract spells it is kept: whoever makes up others would fill the memory.
 */
export function storeInCache({ responseCache }: Context, { route, rateLimit }: EndpointDefinition) {
  const [, path] = route.split(' ');
  return async (request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> => {
    if (reply.statusCode !== 200 || typeof body !== 'string') return body;
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'private, no-cache', etag });
    const { actor, url, headers, cacheGeneration } = request;
    const isKeepable = body.length <= MAX_CACHED_LENGTH && url === path && cacheGeneration === responseCache.generation;
    if (isKeepable && actor?.role === 'child' && headers.cookie) {
      const { accountId } = actor;
      const window = rateLimit.seconds * 1000;
      const countedAs = rateLimitKey(route, accountId);
      const answer = { body, etag, ...headersOf(reply, body), rateLimitKey: countedAs, limit: rateLimit.limit, window };
      responseCache.set({ cookies: headers.cookie, accountId, url }, answer);
    }
    if (headers['if-none-match'] !== etag) return body;
    reply.code(304);
    return null;
  };
}

function headersOf(reply: FastifyReply, body: string) {
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    perResponseHeader.test(name) ? [] : [name, String(value)],
  );
  return { headers, headersWithBody: [...headers, 'content-length', String(Buffer.byteLength(body))] };
}
