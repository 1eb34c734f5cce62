// Imported first, because its listener keeps the closing of dialogs from the one below.
import '#web/ui/overlays/back-button.ts';

// How the reader reached the current page: by back, forward or reload, or by a link.
let cameBack = true;

// In the capture phase, to run before the router renders. The router dispatches the last two events itself.
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => setCameBack(true), { capture: true });
  addEventListener('pushState', () => setCameBack(false), { capture: true });
  addEventListener('replaceState', () => setCameBack(false), { capture: true });
}

function setCameBack(isBack: boolean): void {
  cameBack = isBack;
}

/** Whether this page was reached by back, forward or reload, so that its scroll position is restored. */
export function isBackNavigation(): boolean {
  return cameBack;
}
