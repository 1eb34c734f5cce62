import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { type Authenticator, isOwnOrigin, sessionTokenOf } from './authenticator.ts';

export const SOCKET_PATH = '/ws';
const MAX_PAYLOAD = 16 * 1024;

/** The socket's door: a signed-in cookie and our own Origin, nothing else comes in. */
export async function serveSocket(app: FastifyInstance, context: Context, authenticator: Authenticator): Promise<void> {
  // Before the plugin's own, which closes without a word: browsers shall come back at different moments.
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
      request.actor = await authenticator.authenticate(context, sessionTokenOf(request, context.config));
      authenticator.authorize(request.actor, { allows: 'member' });
      if (request.actor?.role === 'child' && request.actor.suspendedUntil) throw new Problem('paused');
    },
    handler: (_request, reply) => reply.code(426).send(new Problem('invalid').body),
    wsHandler: (socket, request) => {
      forgetUpgrade(socket, request.raw);
      if (request.actor) context.realtime.accept(socket, request.actor);
    },
  });
}

/** Request, reply and log of the upgrade would live as long as the socket: a third of what an idle one costs. */
function forgetUpgrade(socket: WebSocket, { socket: line }: IncomingMessage): void {
  socket.removeAllListeners('error'); // the plugin's own, that holds them; `welcome` sets another
  (line as Socket & { _httpMessage?: ServerResponse })._httpMessage?.detachSocket(line);
}
