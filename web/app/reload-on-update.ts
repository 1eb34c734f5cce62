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

/** Milliseconds after loading: by then a slow line has brought what the first page shows. */
const WORKER_AFTER = 5000;

/** Caches the app shell for bad networks. What it fetches must not compete with what the first page still needs. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  addEventListener('load', () => setTimeout(register, WORKER_AFTER));
}
