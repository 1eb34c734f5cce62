import { t } from './messages/index.ts';
import { REFRESH_MS } from './refresh-interval.ts';

// The server renders the landing page, and its links, pictures and CSS work without React. This file does the rest.

setInterval(() => void refreshUserCount().catch(() => undefined), REFRESH_MS);

// Signed in in another tab: this one shows the pond.
new BroadcastChannel('session').addEventListener('message', () => location.reload());

async function refreshUserCount(): Promise<void> {
  const place = document.querySelector('[data-user-count]');
  const response = await fetch('/api/user-count');
  const { count } = (await response.json()) as { count: number };
  if (place && response.ok && count > 0) place.textContent = t('landing.count', { count });
}
