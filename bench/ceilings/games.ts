import { type WebSocket, WebSocketServer } from 'ws';
import { serveRequests } from '../load/worker.ts';
import { listeningPort } from './listening-port.ts';

/** As long as the state of a game mostly is. */
const PADDING = 'x'.repeat(1800);

/**
 * The least that any server could do for the same games: a bare socket server that sends each move to all who have joined,
 * in a frame as long as a state. It knows no players, rules or database. Answers with its port.
 */
async function openCeiling(): Promise<number> {
  const sessions = new Map<string, Map<WebSocket, number>>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { type, sessionId } = JSON.parse(String(data));
      const movesBySocket = sessions.get(sessionId) ?? new Map<WebSocket, number>();
      sessions.set(sessionId, movesBySocket);
      movesBySocket.set(socket, type === 'join_game' ? 0 : (movesBySocket.get(socket) ?? 0) + 1);
      for (const [one, n] of movesBySocket) {
        const round = { n, seat: 0, view: { kind: 'echo' } };
        one.send(JSON.stringify({ type: 'game_state', game: { round, padding: PADDING } }));
      }
    });
  });
  return listeningPort(server);
}

serveRequests(openCeiling);
