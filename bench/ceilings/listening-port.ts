import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebSocketServer } from 'ws';

/** The port of a server on loopback, once it listens. */
export async function listeningPort(server: Server | WebSocketServer): Promise<number> {
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
