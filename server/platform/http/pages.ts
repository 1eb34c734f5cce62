import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstCalls, isPage, plain } from '#contract/shared/pages.ts';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { type Doorkeeper, SESSION_COOKIE } from './keeper.ts';

/** The answers to GET calls, by address. */
type Answers = Record<string, unknown>;

/** What the build made of web/draw.tsx. */
interface Drawer {
  drawLanding(answers: Answers): { title: string; html: string };
}

/**
 * Sends the browser app, and along with it what its page would ask first, so that it can show something without a second
 * way to the server. A visitor's home page is drawn here and needs no app at all.
 */
export async function openPages(app: FastifyInstance, context: Context, folder: string, keeper: Doorkeeper) {
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
  const [shell, landing] = await Promise.all([read('index.html'), read('landing.html')]);
  const pageFiles = JSON.parse(await read('page-files.json')) as Record<string, readonly string[]>;
  const drawer = openDrawer(join(folder, '.server', 'draw.js'), landing);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = plain(request.url.split('?')[0] ?? '/');
    const actor = await keeper.identify(context, request.cookies[SESSION_COOKIE]).catch(() => 'unknown' as const);
    const answers = actor === 'unknown' ? {} : await askFirst(app, request, actor, path);
    const drawn = path === '/' && !actor ? await drawer(answers) : undefined;
    return reply
      .code(isPage(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'private, no-store', vary: 'Cookie' })
      .send(drawn ?? withAnswers(withFiles(shell, pageFiles[path] ?? []), answers));
  };
}

/** Asks through the same door as the browser would, so that the same guards stand there. What is refused is left out. */
async function askFirst(app: FastifyInstance, request: FastifyRequest, actor: Actor | undefined, path: string) {
  const calls =
    isPage(path) && !request.url.includes('?') ? firstCalls[path]?.[actor?.role === 'child' ? 'child' : 'visitor'] : [];
  const urls = [...(actor ? ['/api/user'] : []), ...(calls ?? [])];
  const replies = await Promise.all(
    urls.map((url) =>
      app.inject({ url, remoteAddress: request.ip, headers: { cookie: request.headers.cookie ?? '' } }),
    ),
  );
  const answers: Answers = actor ? {} : { '/api/user': null };
  for (const [at, { statusCode, body }] of replies.entries())
    if (statusCode === 200) answers[urls[at] ?? ''] = JSON.parse(body);
  return answers;
}

function withFiles(shell: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return shell.replace('</head>', () => `${links.join('')}</head>`);
}

function withAnswers(shell: string, answers: Answers): string {
  // No name that a child chose may end the script that it stands in.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return shell.replace('</body>', () => `<script type="application/json" id="answers">${json}</script></body>`);
}

/** Draws the landing page again only when something on it has changed. Undefined when an answer is missing. */
function openDrawer(file: string, template: string) {
  let last = { key: '', page: '' };
  return async (answers: Answers): Promise<string | undefined> => {
    if (!firstCalls['/']?.visitor?.every((call) => call in answers)) return undefined;
    const key = JSON.stringify(answers);
    if (key !== last.key) {
      const { drawLanding } = (await import(pathToFileURL(file).href)) as Drawer;
      const { title, html } = drawLanding(answers);
      const page = template
        .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
      last = { key, page };
    }
    return last.page;
  };
}
