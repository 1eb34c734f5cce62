import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bringAnswers, dropAnswers, takeAnswer } from './app/answers.ts';
import { Lively } from './app/Lively.tsx';
import { createQueryClient, userKey } from './app/query-client.ts';
import { Shell } from './app/Shell.tsx';
import { startFresh } from './app/updates.ts';
import { Pages, StarCount } from './routes.tsx';

startFresh();
bringAnswers();
// By then the page has taken what is its own.
setTimeout(dropAnswers, 10_000);
const client = createQueryClient();
client.setQueryData(userKey, takeAnswer('/api/user'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Lively />
      <Shell points={<StarCount />}>
        <Pages />
      </Shell>
    </QueryClientProvider>
  </StrictMode>,
);
