import { createServer } from 'node:http';
import { serveRequests } from '../load/worker.ts';
import { listeningPort } from './listening-port.ts';

/** The least that any server could do for a request that comes again and again. Answers with its port. */
async function openCeiling(): Promise<number> {
  const server = createServer((_request, response) => {
    const body = JSON.stringify({ count: 0 });
    const head = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    response.writeHead(200, head).end(body);
  });
  server.listen(0, '127.0.0.1');
  return listeningPort(server);
}

serveRequests(openCeiling);
