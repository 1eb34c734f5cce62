import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { type Doorkeeper, isOwnOrigin, sessionTokenOf } from './keeper.ts';

export const SOCKET_PATH = '/ws';
const MOST_PAYLOAD = 16 * 1024;

/** The socket's door: a signed-in cookie and our own Origin, nothing else comes in. */
export async function serveSocket(app: FastifyInstance, context: Context, keeper: Doorkeeper): Promise<void> {
  // Before the plugin's own, which closes without a word: browsers shall come back at different moments.
  app.addHook('preClose', async () => context.realtime.close());
  await app.register(websocket, { options: { maxPayload: MOST_PAYLOAD, perMessageDeflate: false } });
  context.realtime.askWhoLives((sessionIds) => keeper.listLiving(context, sessionIds));
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    schema: { hide: true },
    onRequest: async (request) => {
      const { origin } = request.headers;
      if (!origin || !isOwnOrigin(origin, request, context.config)) throw new Problem('foreign_origin');
      request.actor = await keeper.identify(context, sessionTokenOf(request, context.config));
      keeper.admit(request.actor, { allows: 'member' });
      if (request.actor?.role === 'child' && request.actor.pausedUntil) throw new Problem('paused');
    },
    handler: (_request, reply) => reply.code(426).send(new Problem('invalid').body),
    wsHandler: (socket, request) => {
      forgetUpgrade(socket, request.raw);
      if (request.actor) context.realtime.welcome(socket, request.actor);
    },
  });
}

/** Request, reply and log of the upgrade would live as long as the socket: a third of what an idle one costs. */
function forgetUpgrade(socket: WebSocket, { socket: line }: IncomingMessage): void {
  socket.removeAllListeners('error'); // the plugin's own, that holds them; `welcome` sets another
  (line as Socket & { _httpMessage?: ServerResponse })._httpMessage?.detachSocket(line);
}
