import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { chooseLanguage } from './app/i18n/choose-language.ts';
import { LiveSync } from './app/LiveSync.tsx';
import { clearPreloadedAnswers, readPreloadedAnswers, takePreloadedAnswer } from './app/preloaded-answers.ts';
import { createQueryClient, userKey } from './app/query-client.ts';
import { registerServiceWorker, reloadOnUpdate } from './app/reload-on-update.ts';
import { delayFirstPage, releaseFirstPage } from './app/shell/first-page.ts';
import { Shell } from './app/shell/Shell.tsx';
import { Pages, StaffBar, StarCount, skeletonAt } from './routes.tsx';
import { loadEmojiPictures } from './ui/emoji/pictures.ts';
import { navigateFromDialog } from './ui/overlays/back-button.ts';

reloadOnUpdate();
registerServiceWorker();
readPreloadedAnswers();
loadEmojiPictures();
// By then the page has taken its own answers.
setTimeout(clearPreloadedAnswers, 10_000);
const client = createQueryClient();
client.setQueryData(userKey, takePreloadedAnswer('/api/user'));

const place = document.getElementById('root');
if (!place) throw new Error('index.html has lost its #root');

// What the server rendered stays until the page itself is there; should its files not come, the app says so. Should another
// language not come, the page speaks English.
delayFirstPage(15_000);
void Promise.allSettled([chooseLanguage(navigator.languages)]).then(show);

function show(): void {
  const root = createRoot(place as HTMLElement);
  // In a transition, so that the browser may answer between its parts.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <Router aroundNav={navigateFromDialog}>
            <LiveSync />
            <FirstPage />
            <Shell points={<StarCount />} staffBar={<StaffBar />} skeletonAt={skeletonAt}>
              <Pages />
            </Shell>
          </Router>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Part of the first page that is shown whole. */
function FirstPage(): ReactNode {
  useEffect(() => {
    releaseFirstPage();
    // Few tap so early.
    if (window.earlyTap) void import('./app/shell/early-tap.ts').then(({ replayEarlyTap }) => replayEarlyTap());
  }, []);
  return null;
}
