import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import helmet, { type HelmetOptions } from 'helmet';
import type { $ZodType } from 'zod/v4/core';
import type { Actor, ParentActor } from '../actor.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { countRoundTrips, roundTripsSoFar } from '../db/round-trips.ts';
import { pseudonym } from '../log.ts';
import { Problem } from '../problem.ts';
import { type Authenticator, isOwnOrigin } from './authenticator.ts';
import { sendError } from './error-responses.ts';
import { enforceRateLimits, getCallerId, RateCounters } from './rate-limit.ts';
import { compileValidator } from './request-validator.ts';
import { createSerializer } from './response-serializer.ts';
import { addRoute } from './route.ts';
import type { Route } from './serve.ts';
import { serveFromCache } from './serve-from-cache.ts';
import { SOCKET_PATH } from './socket.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
    /** The signed-in parent, where a call is for parents. */
    parentActor: ParentActor | undefined;
    /** The generation of the response cache when the request came in. */
    cacheGeneration: number;
  }
  interface FastifyContextConfig {
    isPolled?: boolean;
    /** Anyone may call. */
    isOpen?: boolean;
  }
}

const BODY_LIMIT = 64 * 1024;
/** Milliseconds. By default Fastify waits forever for a slow request. */
const REQUEST_TIMEOUT = 60_000;
/** Milliseconds. Longer than proxies keep connections open, so that none of them uses a closed one. */
const KEEP_ALIVE = 72_000;
const serverOptions = {
  requestTimeout: REQUEST_TIMEOUT,
  keepAliveTimeout: KEEP_ALIVE,
  // Node hands a connection over on upgrade; one that nobody takes would stay open for ever.
  shouldUpgradeCallback: ({ url = '' }: IncomingMessage) => url.split('?')[0] === SOCKET_PATH,
};
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** The HTTP server with all routes. */
export async function createServer(
  context: Context,
  routes: readonly Route[],
  authenticator: Authenticator,
): Promise<FastifyInstance> {
  const { config } = context;
  const log: FastifyBaseLogger = context.log;
  const counters = new RateCounters(context.clock);
  const serve = serveFromCache(context, counters);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy && isNearestProxy,
    bodyLimit: BODY_LIMIT,
    serverFactory: (handle) =>
      createHttpServer(serverOptions, (request, response) => {
        if (!serve(request, response)) handle(request, response);
      }),
    forceCloseConnections: 'idle',
    // Requests on open connections are still served during shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => sendError(context, error, request, reply),
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler<$ZodType>(({ schema }) => createSerializer(schema));
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => sendError(context, error, request, reply));
  app.decorateRequest('actor', undefined);
  app.decorateRequest('parentActor', undefined);
  app.decorateRequest('cacheGeneration', 0);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['gzip', 'identity'],
    zlibOptions: { level: 1 },
    globalDecompression: false,
  });
  await app.register(cookie);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Lilypad', version: '1', description: 'The API of Lilypad.' } },
    transform: jsonSchemaTransform,
  });
  const { redis, keys } = context;
  await enforceRateLimits(app, redis && { redis, keys }, counters);
  const headers = securityHeaders(config.publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    context.unexpectedProxy.note(request.headers);
    reply.headers(headers);
    countRoundTrips(() => done(originProblem(request, config)));
  });
  app.addHook('onResponse', (request, reply, done) => {
    recordMetrics(context, request, reply);
    done();
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  for (const route of routes) addRoute(app, context, route, authenticator);
  return app;
}

/** Trusts only the nearest proxy: clients can write anything further left in X-Forwarded-For. */
function isNearestProxy(_address: string, hop: number): boolean {
  return hop === 0;
}

/** Cross-site request forgery: pages of other origins may not write in a child's name. */
function originProblem(request: FastifyRequest, config: Config): Problem | undefined {
  if (SAFE_METHODS.includes(request.method)) return undefined;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign =
    site === 'cross-site' || site === 'same-site' || (origin !== undefined && !isOwnOrigin(origin, request, config));
  return isForeign ? new Problem('foreign_origin') : undefined;
}

function recordMetrics({ metrics, log }: Context, request: FastifyRequest, reply: FastifyReply): void {
  const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
  const ms = reply.elapsedTime;
  metrics.requests.observe({ route, status: String(reply.statusCode) }, ms / 1000);
  metrics.roundTrips.observe({ route }, roundTripsSoFar());
  if (!route.includes('/api/')) return;
  // Successful reads are only counted in the metrics.
  const level = SAFE_METHODS.includes(request.method) && reply.statusCode < 400 ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  log[level]({
    id: request.id,
    route,
    status: reply.statusCode,
    ms: Math.round(ms),
    who: pseudonym(getCallerId(request)),
  });
}

/** helmet's headers are the same for every response, so they are computed once. */
function securityHeaders(publicUrl: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => {
    headers[name.toLowerCase()] = value;
  };
  helmet(helmetOptions(publicUrl))({} as never, { setHeader, removeHeader: () => undefined } as never, () => undefined);
  return headers;
}

function helmetOptions(publicUrl: string): HelmetOptions {
  const isHttps = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 15_552_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
