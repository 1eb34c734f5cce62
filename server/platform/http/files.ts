import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from '#contract/shared/pages.ts';
import type { Context } from '../context.ts';
import { answerNotFound } from './refusals.ts';

const YEAR = 31_536_000;

/** Serves the built page, each file in its smallest encoding, and the app's shell for every page address; without a built page, calls only. */
export async function servePages(app: FastifyInstance, context: Context, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => answerNotFound(context, request, reply));
    return;
  }
  await app.register(files, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') || path.includes('/emoji/') ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
    },
  });
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  app.get('/', { schema: { hide: true } }, (_request, reply) => sendShell(reply, 200, shell));
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answerNotFound(context, request, reply);
    return sendShell(reply, isPage(request.url.split('?')[0] ?? '/') ? 200 : 404, shell);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' && !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html')
  );
}

function sendShell(reply: FastifyReply, status: number, shell: string): void {
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(shell);
}
