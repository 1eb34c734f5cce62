import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { Answers } from './app/answers.ts';
import { Bars } from './app/Bars.tsx';
import { Footer } from './app/Footer.tsx';
import { t as say } from './app/messages/app.ts';
import { t as sayInLanding } from './app/messages/landing.ts';
import { createQueryClient, userKey } from './app/query-client.ts';
import { LandingPage } from './landing/LandingPage.tsx';
import { riddleKey, userCountKey } from './landing/queries.ts';
import { SkipLink } from './ui/SkipLink.tsx';

export interface Drawing {
  title: string;
  html: string;
}

/** The home page as a visitor sees it. It is at rest and needs no React in the browser. */
export function drawLanding(answers: Answers): Drawing {
  const client = createQueryClient();
  client.setQueryData(userKey, null);
  client.setQueryData(userCountKey, answers['/api/user-count']);
  client.setQueryData(riddleKey, answers['/api/riddles/today']);
  return draw(client, sayInLanding('landing.title'), <LandingPage />);
}

function draw(client: QueryClient, title: string, page: ReactNode): Drawing {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/" ssrSearch="">
        <div className="flex min-h-dvh flex-col">
          <SkipLink>{say('ui.skipToContent')}</SkipLink>
          <Bars>
            <div className="flex-1">{page}</div>
            <Footer />
          </Bars>
        </div>
      </Router>
    </QueryClientProvider>,
  );
  // React would have every emoji fetched before the fonts; the pictures stand in the page and are found soon enough.
  const lean = html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
  return { title: say('app.title', { title }), html: lean };
}
