import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
const DRAIN = 10_000;

/** Stops accepting connections, asks sockets to reconnect elsewhere, and waits up to `drain` for open requests. */
export async function closeServer(app: FastifyInstance, drain = DRAIN): Promise<void> {
  const timer = setTimeout(() => {
    app.server.closeAllConnections();
    for (const socket of app.websocketServer.clients) socket.terminate();
  }, drain);
  // A connection stays open for its next request once the current one is answered.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(sweep);
  clearTimeout(timer);
}
