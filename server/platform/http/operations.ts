import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Mailbox, SentMail } from '../mail/transports.ts';
import { Problem } from '../problem.ts';
import { hashToken } from '../tokens.ts';
import { isLocal } from './client.ts';
import { escapeHtml } from './escape-html.ts';

/** Health, readiness and metrics. */
export function serveOperations(app: FastifyInstance, context: Context): void {
  const hide = { schema: { hide: true } };
  app.get('/healthz', hide, async () => ({ status: 'ok' }));
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/readyz', hide, async (_request, reply) => {
    const { status, ...services } = await readiness(context, isClosing);
    return reply.code(status === 'ready' ? 200 : 503).send({ status, ...services });
  });
  app.get('/metrics', hide, async (request, reply) => {
    if (!holdsToken(request.headers.authorization, context.config.metricsToken)) throw new Problem('not_found');
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });
}

/** A node without Redis can still serve requests; without its database it cannot. */
async function readiness({ db, redis, bus }: Context, isClosing: boolean) {
  const database = (await db.isAnswering()) ? 'ok' : 'away';
  const status = isClosing ? 'closing' : database === 'ok' ? 'ready' : 'unavailable';
  return { status, database, ...(redis ? { redis: bus.isConnected ? 'ok' : 'away' } : {}) };
}

/** The local mailbox, only on a developer's machine and only for requests from it. */
export function serveMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async (request) => {
    if (!isLocal(request)) throw new Problem('not_found');
    return mailbox.newestFirst();
  });
  app.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request)) throw new Problem('not_found');
    return reply.type('text/html; charset=utf-8').send(mailboxPage(mailbox.newestFirst()));
  });
}

function mailboxPage(mails: readonly SentMail[]): string {
  const list = mails
    .map(
      ({ to, subject, sentAt, text }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${sentAt}</p><pre wrap>${linked(text)}</pre></article>`,
    )
    .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Local mailbox</title><h1>Local mailbox</h1>
<p>Mails of this machine, newest first. They go nowhere else and are gone after a restart.</p>
${list || '<p>No mail yet.</p>'}</html>`;
}

/** Mails write an address between < and >. A long one may break, so that a mail can be read on a phone. */
function linked(text: string): string {
  const breakable = (url: string): string => url.replace(/[#/_-]/g, '$&<wbr>');
  const link = (url: string): string => `<a href="${url}">${breakable(url)}</a>`;
  return escapeHtml(text).replace(/https?:\/\/.*?(?=&gt;|\s|$)/g, link);
}

function holdsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (!token || !authorization?.startsWith('Bearer ')) return false;
  return timingSafeEqual(hashToken(authorization.slice('Bearer '.length)), hashToken(token));
}
