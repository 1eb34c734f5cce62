const reloadedKey = 'reloaded-for-update';

/** After an update, an old app cannot load lazy pages, so it reloads. Only once: a broken file must not reload forever. */
export function reloadOnUpdate(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === location.pathname) return;
    sessionStorage.setItem(reloadedKey, location.pathname);
    event.preventDefault();
    location.reload();
  });
}

/** Caches the app shell for bad networks. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
