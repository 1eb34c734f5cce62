// How the reader came to the page that shows: by the browser's own buttons or a reload, or by a link.
let cameBack = true;

// In the capture phase, so that it is known before the router draws the page. The router itself sends the last two.
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => note(true), { capture: true });
  addEventListener('pushState', () => note(false), { capture: true });
  addEventListener('replaceState', () => note(false), { capture: true });
}

function note(isBack: boolean): void {
  cameBack = isBack;
}

/** Whether this page was reached by back, forward or a reload, so that its place is to be kept. */
export function isBackNavigation(): boolean {
  return cameBack;
}
