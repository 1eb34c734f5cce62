import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { Context } from '../context.ts';
import { type RateCounters, rateLimitKey } from './rate-limit.ts';

/** Characters. Longer bodies are not cached, because the server compresses them. */
const MAX_CACHED_LENGTH = 1000;
/** Written by Node itself, or different for every response. */
const perResponseHeader = /^(connection|content-length|date|keep-alive|x-ratelimit-.+)$/;

/**
 * Answers a polled request from the cache, before Fastify, when nothing has changed since the same browser sent the same
 * request. Authorization was checked for the cached response; the rate limit is counted here. Returns false on a miss.
 */
export function serveFromCache({ responseCache, metrics }: Context, counters: RateCounters) {
  return ({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean => {
    const cached = method === 'GET' && headers.cookie ? responseCache.find(headers.cookie, url) : undefined;
    if (!cached || counters.count(cached.rateLimitKey, cached.window).current > cached.limit) return false;
    metrics.servedFromCache.inc();
    if (headers['if-none-match'] === cached.etag) response.writeHead(304, cached.headers).end();
    else response.writeHead(200, cached.headersWithBody).end(cached.body);
    return true;
  };
}

/**
 * Adds an ETag to a response, stores it in the cache, and sends 304 to a browser that has it already. Only the URL exactly as
 * in the contract is cached: made-up ones would fill the memory.
 */
export function storeInCache({ responseCache }: Context, { route, rateLimit }: EndpointDefinition) {
  const [, path] = route.split(' ');
  return async (request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> => {
    if (reply.statusCode !== 200 || typeof body !== 'string') return body;
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'private, no-cache', etag });
    const { actor, url, headers, cacheGeneration } = request;
    const isCacheable =
      body.length <= MAX_CACHED_LENGTH && url === path && cacheGeneration === responseCache.generation;
    if (isCacheable && actor?.role === 'child' && headers.cookie) {
      const { accountId } = actor;
      const window = rateLimit.seconds * 1000;
      const countedAs = rateLimitKey(route, accountId);
      const answer = {
        body,
        etag,
        ...collectHeaders(reply, body),
        rateLimitKey: countedAs,
        limit: rateLimit.limit,
        window,
      };
      responseCache.set({ cookies: headers.cookie, accountId, url }, answer);
    }
    if (headers['if-none-match'] !== etag) return body;
    reply.code(304);
    return null;
  };
}

function collectHeaders(reply: FastifyReply, body: string) {
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    perResponseHeader.test(name) ? [] : [name, String(value)],
  );
  return { headers, headersWithBody: [...headers, 'content-length', String(Buffer.byteLength(body))] };
}
