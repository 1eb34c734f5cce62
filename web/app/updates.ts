const reloadedKey = 'reloaded-for-update';

/** Keeps the shell ready for bad networks, and loads the page anew when a new version has replaced its files. */
export function startFresh(): void {
  // A lazy page of an old version is gone from the server after an update. Once only, lest a broken file loads forever.
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === location.pathname) return;
    sessionStorage.setItem(reloadedKey, location.pathname);
    event.preventDefault();
    location.reload();
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
