import { type WebSocket, WebSocketServer } from 'ws';
import { serveRequests } from '../load/worker.ts';
import { listeningPort } from './listening-port.ts';

/**
 * The least that any server could do for the same chat: a bare socket server that passes each message to its receiver
 * and acknowledges it. No session, no gate, no filter, no database. The cookie says who is calling. Answers with
 * its port.
 */
async function openCeiling(): Promise<number> {
  const sockets = new Map<string, WebSocket>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket, request) => {
    const id = request.headers.cookie ?? '';
    sockets.set(id, socket);
    socket.on('close', () => sockets.delete(id));
    socket.on('message', (data) => {
      const { clientId, userId, message } = JSON.parse(String(data));
      const said = { clientId, message, senderId: id, receiverId: userId };
      sockets.get(userId)?.send(JSON.stringify({ type: 'message', message: said }));
      socket.send(JSON.stringify({ type: 'ack', clientId, id: clientId, message: said }));
    });
  });
  return listeningPort(server);
}

serveRequests(openCeiling);
