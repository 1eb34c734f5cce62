import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Lively } from './app/Lively.tsx';
import { createQueryClient } from './app/query-client.ts';
import { Shell } from './app/Shell.tsx';
import { startFresh } from './app/updates.ts';
import { Pages, StarCount } from './routes.tsx';

startFresh();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <Lively />
      <Shell points={<StarCount />}>
        <Pages />
      </Shell>
    </QueryClientProvider>
  </StrictMode>,
);
