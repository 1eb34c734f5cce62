import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE } from '../clock.ts';
import type { Context } from '../context.ts';
import { guardAdminFiles } from './admin-files.ts';
import type { Authenticator } from './authenticator.ts';
import { serveEmojiSets } from './emoji-sets.ts';
import { sendNotFound } from './error-responses.ts';
import { serveRobotsAndSitemap } from './page-metadata.ts';
import { pageFinder, readBuiltPages, splitUrl } from './page-table.ts';
import { createPageHandler } from './pages.ts';
import { ipBucket } from './rate-limit.ts';

const YEAR = 31_536_000;
/** Mean nothing on an image, a font or a script, and are as large as many an image. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Rendering a page takes some milliseconds. Twenty a second are enough for a school behind one address. */
export const MAX_PAGES_PER_MINUTE = 1200;
const pageLimit = {
  max: MAX_PAGES_PER_MINUTE,
  timeWindow: MINUTE,
  keyGenerator: (request: FastifyRequest) => `pages ${ipBucket(request)}`,
};

/** Useless on small files that never change. */
const revalidationHeaders = ['accept-ranges', 'etag', 'last-modified'];

/** Serves the built app: each file in its smallest encoding, and a page at every page address. Without a build it serves only the API. */
export async function serveFiles(app: FastifyInstance, context: Context, folder: string, authenticator: Authenticator) {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => sendNotFound(context, request, reply));
    return;
  }
  const built = await readBuiltPages(folder);
  const isAdminFile = guardAdminFiles(app, context, built, authenticator);
  await app.register(files, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isImmutable = path.includes('/assets/') || path.includes('/emoji/');
      const scope = isAdminFile(path) ? 'private' : 'public';
      reply.header('cache-control', isImmutable ? `${scope}, max-age=${YEAR}, immutable` : 'no-cache');
      if (isImmutable) for (const name of [...documentHeaders, ...revalidationHeaders]) reply.removeHeader(name);
    },
  });
  serveEmojiSets(app, folder);
  serveRobotsAndSitemap(app, built, context.config);
  const sendPage = await createPageHandler(app, context, folder, built, authenticator);
  const limitPages = app.rateLimit(pageLimit);
  app.get('/', { schema: { hide: true }, preHandler: limitPages }, (request, reply) =>
    canReadPage(request) ? sendPage(request, reply) : sendNotFound(context, request, reply),
  );
  const findPage = pageFinder(built);
  const isPage = ({ url }: FastifyRequest) => findPage(splitUrl(url).path) !== undefined;
  app.setNotFoundHandler({ preHandler: limitPages }, (request, reply) =>
    canReadPage(request) && (isPage(request) || asksForHtml(request))
      ? sendPage(request, reply)
      : sendNotFound(context, request, reply),
  );
}

/** Link previews, crawlers and monitors accept other types than browsers, or state none: only clients that accept nothing but JSON get no page. */
function canReadPage({ method, url, headers }: FastifyRequest): boolean {
  const types = (headers.accept ?? '*/*').split(',').map((type) => type.split(';', 1)[0]?.trim().toLowerCase());
  const wantsJsonAlone = types.every((type) => type === 'application/json' || type?.endsWith('+json'));
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && !wantsJsonAlone;
}

/** At an address that is no page, only somebody who reads HTML gets the kind page that says so. */
function asksForHtml({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html');
}
