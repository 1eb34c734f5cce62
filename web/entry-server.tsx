import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { FeedPage as FeedAnswer } from '#contract/feed.ts';
import { emojiSetUrl, emojiSymbolId } from '#contract/rules/emoji.ts';
import type { AgeLimits } from '#contract/shared/age-limits.ts';
import type { SkeletonShape } from '#contract/shared/built-pages.ts';
import { setAgeLimits } from './app/age-limits.ts';
import { translate } from './app/i18n/english.ts';
import { setLanguage } from './app/i18n/translator.ts';
import { t as say } from './app/messages/index.ts';
import type { PreloadedAnswers } from './app/preloaded-answers.ts';
import { createQueryClient, userKey } from './app/query-client.ts';
import { Footer } from './app/shell/Footer.tsx';
import { frameAt } from './app/shell/frame.ts';
import { NavigationBars } from './app/shell/NavigationBars.tsx';
import { PageSkeleton } from './app/shell/PageSkeleton.tsx';
import { FeedPage } from './feed/FeedPage.tsx';
import { t as sayInPond } from './feed/messages/index.ts';
import { seedFirstPage } from './feed/queries.ts';
import { LandingPage } from './landing/LandingPage.tsx';
import { t as sayInLanding } from './landing/messages/index.ts';
import { riddleKey, userCountKey } from './landing/queries.ts';
import { pointsKey, visibilityKey } from './points/queries.ts';
import { StarCount } from './points/StarCount.tsx';
import { type WaitingPostsAnswer, waitingPostsKey } from './posts/queries.ts';
import { type StaffMessagePage, staffMessagesKey } from './safety/queries.ts';
import { StaffMessages } from './safety/StaffMessages.tsx';
import { SkipLink } from './ui/layout/SkipLink.tsx';

// The app that takes the place of these pages sets its lines alike.
setLanguage('en', translate);

export interface RenderedPage {
  /** Without one, the title stays that of the page's head. */
  title?: string;
  html: string;
  /** What stood at single elements. */
  css: string;
}

/** More of them no screen shows at once. */
const FIRST_CARDS = 4;

/** The home page as a visitor sees it. It is at rest and needs no React in the browser. */
export function renderLanding(answers: PreloadedAnswers, ages: AgeLimits): RenderedPage {
  setAgeLimits(ages);
  const client = createQueryClient();
  client.setQueryData(userKey, null);
  client.setQueryData(userCountKey, answers['/api/user-count']);
  client.setQueryData(riddleKey, answers['/api/riddles/today']);
  return renderPage(client, sayInLanding('landing.title'), <LandingPage />);
}

/** The first sight of the pond, to look at until the app takes its place. */
export function renderHome(answers: PreloadedAnswers, ages: AgeLimits): RenderedPage {
  setAgeLimits(ages);
  const client = createQueryClient();
  client.setQueryData(userKey, answers['/api/user'] as User);
  client.setQueryData(pointsKey, answers['/api/points']);
  client.setQueryData(visibilityKey, answers['/api/user/visibility-stats']);
  client.setQueryData(waitingPostsKey, answers['/api/posts/waiting'] as WaitingPostsAnswer);
  client.setQueryData(staffMessagesKey, answers['/api/inbox'] as StaffMessagePage | undefined);
  const page = answers['/api/feed?page=1'] as FeedAnswer;
  seedFirstPage(client, { ...page, items: page.items.slice(0, FIRST_CARDS) });
  const home = (
    <>
      {answers['/api/inbox'] !== undefined && <StaffMessages />}
      <FeedPage />
    </>
  );
  return inert(renderPage(client, sayInPond('feed.title'), home, <StarCount />));
}

/** The frame of any other page, with the shape of what comes. */
export function renderSkeleton(answers: PreloadedAnswers, shape: SkeletonShape, url: string): RenderedPage {
  const client = createQueryClient();
  const user = answers['/api/user'] as User | null;
  client.setQueryData(userKey, user);
  client.setQueryData(pointsKey, answers['/api/points']);
  const hasPoints = user?.kind === 'child' && answers['/api/points'] !== undefined;
  const points = hasPoints ? <StarCount /> : undefined;
  const { html, css } = renderPage(client, '', <PageSkeleton shape={shape} />, points, url);
  return inert({ html, css });
}

/** Nobody should begin to type into a static rendering. */
function inert(page: RenderedPage): RenderedPage {
  return { ...page, html: `<div inert data-rendered>${page.html}</div>` };
}

function renderPage(client: QueryClient, title: string, page: ReactNode, points?: ReactNode, url = '/'): RenderedPage {
  const [path = '/', search = ''] = url.split('?');
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={path} ssrSearch={search}>
        <div className="flex min-h-dvh flex-col">
          <SkipLink>{say('ui.skipToContent')}</SkipLink>
          {frameAt(path) === 'bars' ? (
            <NavigationBars points={points}>
              <div className="min-h-dvh flex-1">{page}</div>
              <Footer />
            </NavigationBars>
          ) : (
            page
          )}
        </div>
      </Router>
    </QueryClientProvider>,
  );
  // Its timers would keep it for an hour, and with it a process that shuts down.
  client.clear();
  // React would have every picture fetched before the fonts; they stand in the page and are found soon enough.
  const lean = html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
  return { title: say('app.title', { title }), ...withoutInlineStyles(withEmojiSet(lean)) };
}

/** Without the app, the browser itself fetches the emoji of the page, in one file. */
function withEmojiSet(html: string): string {
  const own = new RegExp(`href="#${emojiSymbolId('')}([^"]+)"`, 'g');
  const set = emojiSetUrl(Array.from(html.matchAll(own), ([, code = '']) => code));
  return html.replace(own, (_, code: string) => `href="${set}#${emojiSymbolId(code)}"`);
}

/** The content security policy forbids style attributes, but allows the same rules in a style sheet with a known hash. */
function withoutInlineStyles(html: string): Pick<RenderedPage, 'html' | 'css'> {
  const looks = new Map<string, number>();
  const lean = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const look = looks.get(style) ?? looks.size;
    looks.set(style, look);
    return ` data-look="${look}"`;
  });
  const rules = [...looks].map(([style, look]) => `[data-look="${look}"]{${plain(style)}}`);
  return { html: lean, css: rules.join('') };
}

/** As CSS reads it; whatever could end the sheet is left out. */
function plain(style: string): string {
  return style
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/[<>{}&]/g, '');
}
