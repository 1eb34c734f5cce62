import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { type EndpointDefinition, nothing } from '#contract/shared/endpoint.ts';
import type { Context } from '../context.ts';
import { type Authenticator, parentCookie, readSessionToken } from './authenticator.ts';
import { RequestClient } from './client.ts';
import type { EndpointRequest, Route } from './serve.ts';
import { storeInCache } from './serve-from-cache.ts';

const empty = z.strictObject({});
const noBody = z.nullish(empty);

/** Serves one endpoint: authentication, rate limit, validation, then the verb. */
export function addRoute(app: FastifyInstance, context: Context, route: Route, authenticator: Authenticator): void {
  const { endpoint } = route;
  const [method = '', url = ''] = endpoint.route.split(' ');
  const definition: RouteOptions = {
    method,
    url,
    ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
    schema: toSchema(endpoint, method),
    config: {
      isPolled: endpoint.isPolled === true,
      isOpen: endpoint.allows === 'anyone',
      rateLimit: { max: endpoint.rateLimit.limit, timeWindow: endpoint.rateLimit.seconds * 1000 },
    },
    ...(endpoint.isPolled ? { onSend: storeInCache(context, endpoint) } : {}),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.cacheGeneration = context.responseCache.generation;
      await admit(context, request, endpoint, authenticator);
    },
    ...(route.preValidation ? { preValidation: preValidationHook(context, route.preValidation) } : {}),
    handler: async (request, reply) => {
      const client = new RequestClient(context.config, request, reply);
      const answer = await route.handle(toEndpointRequest(context, request, client));
      // A compressed file is not sent yet, but on its way.
      if (reply.sent || client.hasAnswered) return reply;
      return endpoint.returns === nothing
        ? reply.code(endpoint.status ?? 204).send()
        : reply.code(endpoint.status ?? 200).send(answer);
    },
  };
  if (!endpoint.takesForms) return void app.route(definition);
  app.register((scope, _, registered) => {
    scope.addContentTypeParser([...FORMS], (_, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null));
      payload.on('error', done);
    });
    scope.route(definition);
    registered();
  });
}

/** What pages and mail programs send for a form. Nothing of it is read. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** The cookie of a child counts for nothing in a call for parents, and the other way round. */
async function admit(
  context: Context,
  request: FastifyRequest,
  endpoint: EndpointDefinition,
  authenticator: Authenticator,
): Promise<void> {
  if (endpoint.allows === 'parent') {
    const token = request.cookies[parentCookie(context.config)];
    request.parentActor = await authenticator.authenticateParent(context, token);
    authenticator.authorizeParent(request.parentActor, endpoint);
  } else {
    request.actor = await authenticator.authenticate(context, readSessionToken(request, context.config));
    authenticator.authorize(request.actor, endpoint);
  }
}

function preValidationHook(context: Context, preValidation: NonNullable<Route['preValidation']>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    preValidation({ context, client: new RequestClient(context.config, request, reply), body: request.body });
  };
}

function toSchema(endpoint: EndpointDefinition, method: string) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.allows],
    params: endpoint.params ?? empty,
    querystring: endpoint.query ?? empty,
    ...(method === 'GET' ? {} : { body: endpoint.body ?? noBody }),
    ...(endpoint.returns === nothing ? {} : { response: { [endpoint.status ?? 200]: endpoint.returns } }),
  };
}

function toEndpointRequest(
  context: Context,
  request: FastifyRequest,
  client: RequestClient,
): EndpointRequest<EndpointDefinition> {
  const { params, query, body } = request;
  const actor = request.parentActor ?? request.actor;
  return {
    context,
    actor,
    params,
    query,
    body,
    client,
  } as EndpointRequest<EndpointDefinition>;
}
