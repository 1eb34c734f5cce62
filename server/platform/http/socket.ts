import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { type Authenticator, isOwnOrigin, readSessionToken } from './authenticator.ts';

export const SOCKET_PATH = '/ws';
const MAX_PAYLOAD = 16 * 1024;

/** Accepts sockets only with a session cookie and from our own origin. */
export async function serveSocket(app: FastifyInstance, context: Context, authenticator: Authenticator): Promise<void> {
  // Runs before the plugin's own hook, which would close sockets without a `bye`.
  app.addHook('preClose', async () => context.realtime.close());
  await app.register(websocket, { options: { maxPayload: MAX_PAYLOAD, perMessageDeflate: false } });
  context.realtime.checkSessionsWith((sessionIds) => authenticator.listActiveSessions(context, sessionIds));
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    schema: { hide: true },
    onRequest: async (request) => {
      const { origin } = request.headers;
      if (!origin || !isOwnOrigin(origin, request, context.config)) throw new Problem('foreign_origin');
      request.actor = await authenticator.authenticate(context, readSessionToken(request, context.config));
      authenticator.authorize(request.actor, { allows: 'member' });
      if (request.actor?.role !== 'child') return;
      if (request.actor.suspendedUntil) throw new Problem('paused');
      if (request.actor.closed) throw new Problem(request.actor.closed.because);
    },
    handler: (_request, reply) => reply.code(426).send(new Problem('invalid').body),
    wsHandler: (socket, request) => {
      releaseUpgrade(socket, request.raw);
      if (request.actor) context.realtime.accept(socket, request.actor, readPageAge(request));
    },
  });
}

/** How many milliseconds ago the browser asked for the page; 0 if it does not say so. */
function readPageAge({ query }: FastifyRequest): number {
  const age = Number((query as { readonly age?: unknown }).age);
  return age > 0 ? age : 0;
}

/** Otherwise request, reply and logger of the upgrade stay in memory as long as the socket: a third of an idle socket's cost. */
function releaseUpgrade(socket: WebSocket, { socket: connection }: IncomingMessage): void {
  socket.removeAllListeners('error'); // the plugin's listener holds them; `accept` adds another
  (connection as Socket & { _httpMessage?: ServerResponse })._httpMessage?.detachSocket(connection);
}
