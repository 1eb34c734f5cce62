import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { serveRequests } from '../load/worker.ts';

/** As long as the state of a game mostly is. */
const PADDING = 'x'.repeat(1800);

/**
 * The least that any server could do for the same games: a bare socket server that sends each move to all who have joined,
 * in a frame as long as a state. It knows no players, rules or database. Answers with its port.
 */
async function openCeiling(): Promise<number> {
  const players = new Map<string, Map<WebSocket, number>>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { type, sessionId } = JSON.parse(String(data));
      const table = players.get(sessionId) ?? new Map<WebSocket, number>();
      players.set(sessionId, table);
      table.set(socket, type === 'join_game' ? 0 : (table.get(socket) ?? 0) + 1);
      for (const [one, n] of table) {
        const round = { n, seat: 0, view: { kind: 'echo' } };
        one.send(JSON.stringify({ type: 'game_state', game: { round, padding: PADDING } }));
      }
    });
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

serveRequests(openCeiling);
