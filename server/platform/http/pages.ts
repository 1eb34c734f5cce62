import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguages, bestLanguage } from '#contract/shared/languages.ts';
import { findPage, firstCallsOf, type PageMatch, withoutTrailingSlash } from '#contract/shared/pages.ts';
import type { Context } from '../context.ts';
import { type Authenticator, sessionTokenOf } from './authenticator.ts';
import { withMetadata } from './page-metadata.ts';
import { permissionsPolicy } from './permissions-policy.ts';

/** Answers to GET calls, by address. Under /api/user stands null when nobody is signed in. */
type Answers = Record<string, unknown>;

interface RenderedPage {
  readonly title: string;
  readonly html: string;
  /** Its own rules of style. */
  readonly css: string;
}

/** What the build made of web/entry-server.tsx. */
interface EntryServer {
  renderLanding(answers: Answers): RenderedPage;
  renderHome(answers: Answers): RenderedPage;
}

/** Who looks at a page; unknown while the database is away. */
type Viewer = 'child' | 'staff' | 'visitor' | 'unknown';

/**
 * Sends the browser app, and along with it what its page would ask first, so that it can show something without a second
 * way to the server. Home is drawn here: a visitor's needs no app at all, a child's is looked at until the app is there.
 */
export async function createPageHandler(
  app: FastifyInstance,
  context: Context,
  folder: string,
  authenticator: Authenticator,
) {
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
  const [shell, landing] = await Promise.all([read('index.html'), read('landing.html')]);
  const pageFiles = JSON.parse(await read('page-files.json')) as Record<string, readonly string[]>;
  const draw = createRenderer(context, join(folder, '.server', 'entry-server.js'));

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = withoutTrailingSlash(request.url.split('?')[0] ?? '/');
    const who = await recognize(context, request, authenticator);
    const visit = findPage(path);
    const calls = callsOf(request.url, visit, who);
    const answers = await fetchAnswers(app, request, calls);
    if (who === 'visitor') answers['/api/user'] = null;
    // Drawings are in English; whoever reads another language better gets the app, which speaks it.
    const isEnglish = bestLanguage(acceptedLanguages(request.headers['accept-language'])) === 'en';
    const canDraw = path === '/' && isEnglish && (who === 'visitor' || !request.url.includes('?'));
    const drawing = canDraw && calls.every((call) => call in answers) ? await draw(who, answers) : undefined;
    const isAtRest = drawing && who === 'visitor';
    const bare = isAtRest
      ? landing
      : withAnswers(withFiles(shell, pageFiles[request.url] ?? pageFiles[visit?.page ?? ''] ?? []), answers);
    const page = withMetadata(bare, path, context.config);
    if (drawing) allowStyle(reply, drawing.css);
    return reply
      .code(visit ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'private, no-store',
        vary: 'Cookie, Accept-Language',
        'permissions-policy': permissionsPolicy,
      })
      .send(drawing ? withRenderedPage(page, drawing) : page);
  };
}

async function recognize(context: Context, request: FastifyRequest, authenticator: Authenticator): Promise<Viewer> {
  try {
    const actor = await authenticator.authenticate(context, sessionTokenOf(request, context.config));
    if (!actor) return 'visitor';
    return actor.role === 'child' ? 'child' : 'staff';
  } catch {
    return 'unknown';
  }
}

/** An address with a question may want something else than the plain one. */
function callsOf(url: string, visit: PageMatch | undefined, who: Viewer): readonly string[] {
  if (who === 'unknown') return [];
  const calls = visit && !url.includes('?') && who !== 'staff' ? firstCallsOf(visit, who) : [];
  return who === 'visitor' ? calls : ['/api/user', ...calls];
}

/** Asks through the same door as the browser would, so that the same guards stand there. What is refused is left out. */
async function fetchAnswers(app: FastifyInstance, request: FastifyRequest, urls: readonly string[]): Promise<Answers> {
  const headers = { cookie: request.headers.cookie ?? '' };
  const replies = await Promise.all(urls.map((url) => app.inject({ url, remoteAddress: request.ip, headers })));
  const answers: Answers = {};
  for (const [at, { statusCode, body }] of replies.entries())
    if (statusCode === 200) answers[urls[at] ?? ''] = JSON.parse(body);
  return answers;
}

function withFiles(shell: string, files: readonly string[]): string {
  const links = files.map((file) => {
    const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    return `<link rel="${rel}" crossorigin href="${file}">`;
  });
  return shell.replace('</head>', () => `${links.join('')}</head>`);
}

function withAnswers(shell: string, answers: Answers): string {
  // No name that a child chose may end the script that it stands in.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return shell.replace('</body>', () => `<script type="application/json" id="answers">${json}</script></body>`);
}

/** Names the sheet by its hash: no other style that somebody might smuggle into the page counts. */
function allowStyle(reply: FastifyReply, css: string): void {
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', `${policy};style-src 'self' 'sha256-${hash}'`);
}

function withRenderedPage(page: string, { title, html, css }: RenderedPage): string {
  return page
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<!--rendered-->[\s\S]*<!--\/rendered-->/, () => html);
}

/** Draws home for children and visitors; what all visitors see alike is drawn again only when it has changed. */
function createRenderer({ log }: Context, file: string) {
  let landing: { key: string; drawing: RenderedPage } | undefined;
  return async (who: Viewer, answers: Answers): Promise<RenderedPage | undefined> => {
    if (who !== 'child' && who !== 'visitor') return undefined;
    try {
      const { renderLanding, renderHome } = (await import(pathToFileURL(file).href)) as EntryServer;
      if (who === 'child') return renderHome(answers);
      const key = JSON.stringify(answers);
      if (landing?.key !== key) landing = { key, drawing: renderLanding(answers) };
      return landing.drawing;
    } catch (err) {
      log.error({ err }, 'home could not be drawn; the app draws it');
      return undefined;
    }
  };
}
