const reloadedKey = 'reloaded-for-update';

/** An update takes the files of lazy pages away from an old app, so it reloads. Once only: a broken file must not reload for ever. */
export function reloadOnUpdate(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === location.pathname) return;
    sessionStorage.setItem(reloadedKey, location.pathname);
    event.preventDefault();
    location.reload();
  });
}

/** Keeps the app's shell ready for bad networks. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
