import { t } from './messages/index.ts';
import { REFRESH_MS } from './refresh-interval.ts';

// The landing page as a visitor first sees it was drawn by the server and is at rest: links, pictures and CSS work by
// themselves, so it comes without React. All that is left to do stands here.

setInterval(() => void refreshUserCount().catch(() => undefined), REFRESH_MS);

// Signed in in another tab: this one shows the pond.
new BroadcastChannel('session').addEventListener('message', () => location.reload());

async function refreshUserCount(): Promise<void> {
  const place = document.querySelector('[data-user-count]');
  const response = await fetch('/api/user-count');
  const { count } = (await response.json()) as { count: number };
  if (place && response.ok && count > 0) place.textContent = t('landing.count', { count });
}
