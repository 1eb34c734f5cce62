import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AgeLimits } from '#contract/shared/age-limits.ts';
import type { BuiltPages, PageHead, SkeletonShape, Viewer } from '#contract/shared/built-pages.ts';
import { acceptedLanguages, bestLanguage, type Language } from '#contract/shared/languages.ts';
import type { Context } from '../context.ts';
import { isDatabaseUnavailable } from '../db/connection-errors.ts';
import { type Authenticator, readSessionToken } from './authenticator.ts';
import { withAgeLimits, withMetadata } from './page-metadata.ts';
import { listFiles, listFirstCalls, type PageMatch, pageFinder, splitUrl } from './page-table.ts';
import { permissionsPolicy } from './permissions-policy.ts';

/** Responses to GET requests, by URL. /api/user is null when nobody is signed in. */
type Answers = Record<string, unknown>;

interface RenderedPage {
  readonly title?: string;
  readonly html: string;
  /** Critical CSS. */
  readonly css: string;
}

/** What the build made of web/entry-server.tsx. */
interface EntryServer {
  renderLanding(answers: Answers, ages: AgeLimits): RenderedPage;
  renderHome(answers: Answers, ages: AgeLimits): RenderedPage;
  renderSkeleton(answers: Answers, shape: SkeletonShape, url: string): RenderedPage;
}

/** Unknown while the database is away. */
type Recognized = Viewer | 'unknown';

interface Visit {
  readonly viewer: Recognized;
  readonly accountId?: string;
}

/**
 * Sends the browser app together with the responses that the page requests first, which saves a round trip. The home page is
 * rendered here: a visitor's needs no app at all, a child's is shown until the app has loaded. Of all other pages the frame is.
 */
export async function createPageHandler(
  app: FastifyInstance,
  context: Context,
  folder: string,
  built: BuiltPages,
  authenticator: Authenticator,
) {
  const read = async (file: string): Promise<string> =>
    withAgeLimits(await readFile(join(folder, file), 'utf8'), context.config);
  const [shell, landing] = await Promise.all([read('index.html'), read('landing.html')]);
  const ownScripts = new Map([shell, landing].map((page) => [page, inlineScripts(page)]));
  const findPage = pageFinder(built);
  const render = createRenderer(context, join(folder, '.server', 'entry-server.js'));

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path, query } = splitUrl(request.url);
    const visit = await recognize(context, request, authenticator);
    const asked: AskedPage = { path, query, match: findPage(path), language: pageLanguage(request), ...visit };
    const first = await fetchFirstAnswers(app, request, asked);
    const rendered = await renderIfPossible(render, asked, first);
    const isStatic = rendered !== undefined && first.isHome && asked.viewer === 'visitor';
    const file = isStatic ? landing : shell;
    const filled = isStatic ? landing : withAnswers(withFiles(shell, listAllFiles(built, asked, first)), first.answers);
    const page = withMetadata(filled, path, findHead(asked), context.config);
    allowInline(reply, 'script-src', ownScripts.get(file) ?? []);
    allowInline(reply, 'style-src', rendered?.css ? [rendered.css] : []);
    return send(reply, asked, rendered ? withRenderedPage(page, rendered) : page);
  };
}

/** The page of an address, and who opens it. */
interface AskedPage extends Visit {
  readonly path: string;
  readonly query: string;
  /** Undefined for an address that no page has. */
  readonly match: PageMatch | undefined;
  readonly language: Language;
}

/** The responses that the page requests first, by their URLs. */
interface FirstAnswers {
  readonly answers: Answers;
  /** Whether everything for the home page is there. */
  readonly isHome: boolean;
  /** Whether a message from staff covers the page. */
  readonly hasMessages: boolean;
}

async function fetchFirstAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  { path, query, match, ...visit }: AskedPage,
): Promise<FirstAnswers> {
  const { viewer } = visit;
  const calls = listCalls(match, query, visit);
  const frameCalls = viewer === 'child' ? (match?.frameCalls ?? []) : [];
  const answers = await fetchAnswers(app, request, [...calls, ...frameCalls]);
  if (viewer === 'visitor') answers['/api/user'] = null;
  const hasMessages = viewer === 'child' && path !== '/auth' && hasStaffMessages(answers);
  // Known before the first look, or the message would push the page down.
  if (hasMessages && !('/api/inbox' in answers))
    Object.assign(answers, await fetchAnswers(app, request, ['/api/inbox']));
  const isHome = path === '/' && (viewer === 'visitor' || query === '') && calls.every((call) => call in answers);
  return { answers, isHome, hasMessages };
}

/** Pages are rendered in English. Browsers that prefer another language get the app, which is translated. */
async function renderIfPossible(
  render: ReturnType<typeof createRenderer>,
  { path, query, match, language, viewer }: AskedPage,
  { answers, isHome }: FirstAnswers,
) {
  const canRender = language === 'en' && '/api/user' in answers && (isHome || (match && path !== '/'));
  const shape = isHome ? 'home' : (match?.skeleton ?? 'cards');
  return canRender ? render(viewer, answers, shape, path + query) : undefined;
}

function listAllFiles(
  { staffMessageFiles }: BuiltPages,
  { match, query, viewer }: AskedPage,
  { hasMessages }: FirstAnswers,
): string[] {
  return [...new Set([...filesFor(match, query, viewer), ...(hasMessages ? staffMessageFiles : [])])];
}

function send(reply: FastifyReply, { match }: AskedPage, page: string): FastifyReply {
  return reply
    .code(match ? 200 : 404)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language',
      'permissions-policy': permissionsPolicy,
    })
    .send(page);
}

function pageLanguage(request: FastifyRequest): Language {
  return bestLanguage(acceptedLanguages(request.headers['accept-language']));
}

function hasStaffMessages(answers: Answers): boolean {
  return (answers['/api/user'] as { hasStaffMessages?: boolean } | undefined)?.hasStaffMessages === true;
}

async function recognize(context: Context, request: FastifyRequest, authenticator: Authenticator): Promise<Visit> {
  try {
    const actor = await authenticator.authenticate(context, readSessionToken(request, context.config));
    if (!actor) return { viewer: 'visitor' };
    return { viewer: actor.role === 'child' ? 'child' : 'staff', accountId: actor.accountId };
  } catch (err) {
    if (!isDatabaseUnavailable(err)) context.log.error({ err }, 'who opens a page is not known');
    return { viewer: 'unknown' };
  }
}

/** A URL with a query may need other responses than the plain one. */
function listCalls(match: PageMatch | undefined, query: string, { viewer, accountId }: Visit): readonly string[] {
  if (viewer === 'unknown') return [];
  const calls = match && query === '' ? listFirstCalls(match, viewer, accountId) : [];
  return viewer === 'visitor' ? calls : ['/api/user', ...calls];
}

function filesFor(match: PageMatch | undefined, query: string, viewer: Recognized): readonly string[] {
  return match && viewer !== 'unknown' ? listFiles(match, query, viewer) : [];
}

/** Languages without heads of their own, such as those for testing, get the English ones. */
function findHead({ language, match }: AskedPage): PageHead | undefined {
  const heads: Partial<Record<Language, PageHead>> = match?.heads ?? {};
  return heads[language] ?? heads.en;
}

/** Requests them as the browser would, so that the same authorization applies. Leaves out what is refused. */
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
  // A name that a child chose must not end the script element.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return shell.replace('</body>', () => `<script type="application/json" id="answers">${json}</script></body>`);
}

/** The code of the scripts that the build wrote into a page. */
function inlineScripts(page: string): readonly string[] {
  return Array.from(page.matchAll(/<script>([^<]*)<\/script>/g), ([, code = '']) => code);
}

/** Allows these scripts or style sheets in the page and no others, by their hashes. */
function allowInline(reply: FastifyReply, directive: 'script-src' | 'style-src', texts: readonly string[]): void {
  if (texts.length === 0) return;
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', `${policy};${directive} 'self' ${hashes.join(' ')}`);
}

function withRenderedPage(page: string, { title, html, css }: RenderedPage): string {
  return page
    .replace('</head>', () => (css === '' ? '</head>' : `<style>${css}</style></head>`))
    .replace(/<title>.*<\/title>/, (own) => (title === undefined ? own : `<title>${title}</title>`))
    .replace(/<!--rendered-->[\s\S]*<!--\/rendered-->/, () => html);
}

/** Renders the home page for children and visitors, and the frame of other pages. The visitors' home is the same for all and is cached until it changes. */
function createRenderer({ config, log }: Context, file: string) {
  let landing: { key: string; page: RenderedPage } | undefined;
  return async (
    viewer: Recognized,
    answers: Answers,
    shape: SkeletonShape | 'home',
    url: string,
  ): Promise<RenderedPage | undefined> => {
    if (viewer !== 'child' && viewer !== 'visitor') return undefined;
    try {
      const { renderLanding, renderHome, renderSkeleton } = (await import(pathToFileURL(file).href)) as EntryServer;
      if (shape !== 'home') return renderSkeleton(answers, shape, url);
      if (viewer === 'child') return renderHome(answers, config);
      const key = JSON.stringify(answers);
      if (landing?.key !== key) landing = { key, page: renderLanding(answers, config) };
      return landing.page;
    } catch (err) {
      log.error({ err }, 'rendering a page failed; the app renders it');
      return undefined;
    }
  };
}
