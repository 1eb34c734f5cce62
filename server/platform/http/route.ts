import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type EndpointDefinition, nothing } from '#contract/shared/endpoint.ts';
import type { Context } from '../context.ts';
import { compileShape } from './compiled-shapes.ts';
import { type Doorkeeper, SESSION_COOKIE } from './keeper.ts';
import { homeOf } from './pace.ts';
import type { Call, Caller, Route } from './serve.ts';

const empty = z.strictObject({});
const noBody = z.nullish(empty);

/** Serves one endpoint: who, how often, in what shape, then the verb. */
export function addRoute(app: FastifyInstance, context: Context, route: Route, keeper: Doorkeeper): void {
  const { endpoint } = route;
  compileShape(endpoint.returns);
  const [method = '', url = ''] = endpoint.route.split(' ');
  app.route({
    method,
    url,
    ...(endpoint.mostBytes === undefined ? {} : { bodyLimit: endpoint.mostBytes }),
    schema: schemaOf(endpoint, method),
    config: { rateLimit: { max: endpoint.pace.limit, timeWindow: endpoint.pace.seconds * 1000 } },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.actor = await keeper.identify(context, request.cookies[SESSION_COOKIE]);
      keeper.admit(request.actor, endpoint);
    },
    preValidation: async (request, reply) => {
      route.glance?.({ context, caller: callerOf(context, request, reply), body: request.body });
    },
    handler: async (request, reply) => {
      const answer = await route.handle(callOf(context, request, reply));
      if (reply.sent) return reply;
      if (endpoint.polled && isKnown(request, reply, answer)) return reply.code(304).send();
      return endpoint.returns === nothing
        ? reply.code(endpoint.status ?? 204).send()
        : reply.code(endpoint.status ?? 200).send(answer);
    },
  });
}

/** Marks an answer by a digest of itself, and finds out whether the browser has this very one. */
function isKnown(request: FastifyRequest, reply: FastifyReply, answer: unknown): boolean {
  const mark = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', mark);
  return request.headers['if-none-match'] === mark;
}

function schemaOf(endpoint: EndpointDefinition, method: string) {
  return {
    summary: endpoint.about,
    tags: [endpoint.allows],
    params: endpoint.params ?? empty,
    querystring: endpoint.query ?? empty,
    ...(method === 'GET' ? {} : { body: endpoint.body ?? noBody }),
    ...(endpoint.returns === nothing ? {} : { response: { [endpoint.status ?? 200]: endpoint.returns } }),
  };
}

function callOf(context: Context, request: FastifyRequest, reply: FastifyReply): Call<EndpointDefinition> {
  const { actor, params, query, body } = request;
  return { context, actor, params, query, body, caller: callerOf(context, request, reply) } as Call<EndpointDefinition>;
}

function callerOf({ config }: Context, request: FastifyRequest, reply: FastifyReply): Caller {
  const base = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const;
  return {
    address: homeOf(request),
    device: request.headers['user-agent'] ?? '',
    isLocal: isLocal(request),
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, lifetime) => {
      reply.setCookie(name, value, lifetime === 'session' ? base : { ...base, maxAge: lifetime.seconds });
    },
    clearCookie: (name) => {
      reply.clearCookie(name, base);
    },
    redirect: (path) => {
      reply.redirect(path);
    },
    sendFile: (bytes, type) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(bytes);
    },
    sendGuardedFile: (bytes, type, tag) => {
      const mark = `"${tag}"`;
      reply.headers({ 'cache-control': 'private, no-cache', etag: mark });
      if (request.headers['if-none-match'] === mark) reply.code(304).send();
      else reply.type(type).send(bytes);
    },
  };
}

/** What proxies and tunnels of all kinds add to a request. */
const forwarding = /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|(.+-)?(real|client|connecting)-ip)$/;

/** Behind a proxy everybody looks like loopback, so the Host and the absence of forwarding headers count too. */
export function isLocal(request: FastifyRequest): boolean {
  const isForwarded = Object.keys(request.headers).some((name) => forwarding.test(name));
  const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
  return isLoopback && !isForwarded && ['localhost', '127.0.0.1'].includes(request.hostname);
}
