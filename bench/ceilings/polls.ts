import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveRequests } from '../load/worker.ts';

/** The least that any server could do for a request that comes again and again. Answers with its port. */
async function openCeiling(): Promise<number> {
  const server = createServer((_request, response) => {
    const body = JSON.stringify({ count: 0 });
    const head = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    response.writeHead(200, head).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

serveRequests(openCeiling);
