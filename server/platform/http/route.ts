import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type EndpointDefinition, nothing } from '#contract/shared/endpoint.ts';
import type { Context } from '../context.ts';
import { HttpCaller } from './caller.ts';
import { type Doorkeeper, sessionTokenOf } from './keeper.ts';
import { polledSending } from './polled.ts';
import type { Call, Route } from './serve.ts';

const empty = z.strictObject({});
const noBody = z.nullish(empty);

/** Serves one endpoint: who, how often, in what shape, then the verb. */
export function addRoute(app: FastifyInstance, context: Context, route: Route, keeper: Doorkeeper): void {
  const { endpoint } = route;
  const [method = '', url = ''] = endpoint.route.split(' ');
  app.route({
    method,
    url,
    ...(endpoint.mostBytes === undefined ? {} : { bodyLimit: endpoint.mostBytes }),
    schema: schemaOf(endpoint, method),
    config: {
      isPolled: endpoint.polled === true,
      isOpen: endpoint.allows === 'anyone',
      rateLimit: { max: endpoint.pace.limit, timeWindow: endpoint.pace.seconds * 1000 },
    },
    ...(endpoint.polled ? { onSend: polledSending(context, endpoint) } : {}),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.polledSince = context.polled.age;
      request.actor = await keeper.identify(context, sessionTokenOf(request, context.config));
      keeper.admit(request.actor, endpoint);
    },
    ...(route.glance ? { preValidation: glancing(context, route.glance) } : {}),
    handler: async (request, reply) => {
      const answer = await route.handle(callOf(context, request, reply));
      if (reply.sent) return reply;
      return endpoint.returns === nothing
        ? reply.code(endpoint.status ?? 204).send()
        : reply.code(endpoint.status ?? 200).send(answer);
    },
  });
}

function glancing(context: Context, glance: NonNullable<Route['glance']>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    glance({ context, caller: new HttpCaller(context.config, request, reply), body: request.body });
  };
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
  return {
    context,
    actor,
    params,
    query,
    body,
    caller: new HttpCaller(context.config, request, reply),
  } as Call<EndpointDefinition>;
}
