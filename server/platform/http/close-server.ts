import type { FastifyInstance } from 'fastify';

/** Milliseconds that calls have to come to their end. */
const DRAIN = 10_000;

/** Takes nobody in any more, tells open sockets to come back, and waits for the calls that are under way, but not for ever. */
export async function closeServer(app: FastifyInstance, drain = DRAIN): Promise<void> {
  const alarm = setTimeout(() => {
    app.server.closeAllConnections();
    for (const socket of app.websocketServer.clients) socket.terminate();
  }, drain);
  // A connection whose call has just been answered would be kept for the next one.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(sweep);
  clearTimeout(alarm);
}
