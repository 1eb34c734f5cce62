const reloadedKey = 'reloaded-for-update';
let loadsWithoutReload = 0;

/** After an update, an old app cannot load lazy pages, so it reloads. Only once: a broken file must not reload forever. */
export function reloadOnUpdate(): void {
  addEventListener('vite:preloadError', (event) => {
    if (loadsWithoutReload > 0 || !navigator.onLine || sessionStorage.getItem(reloadedKey) === location.pathname)
      return;
    sessionStorage.setItem(reloadedKey, location.pathname);
    event.preventDefault();
    location.reload();
  });
}

/** Loads a file whose absence leaves the page standing: what a child does there must not be lost in a reload. */
export async function loadWithoutReload<File>(load: () => Promise<File>): Promise<File> {
  loadsWithoutReload += 1;
  try {
    return await load();
  } finally {
    loadsWithoutReload -= 1;
  }
}

/** Milliseconds after loading: by then a slow line has brought what the first page shows. */
const WORKER_AFTER = 5000;

/** Caches the app shell for bad networks. What it fetches must not compete with what the first page still needs. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  addEventListener('load', () => setTimeout(register, WORKER_AFTER));
}
