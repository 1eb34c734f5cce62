declare global {
  interface Window {
    /** What was tapped in the server's rendering (record-early-tap.js). */
    earlyTap?: HTMLElement | undefined;
  }
}

const TRY_EVERY_MS = 100;
const MAX_TRIES = 30;

/** Taps what the child had tapped before the app was there. Until it is there; and not once the child taps something else. */
export function replayEarlyTap(): void {
  const { earlyTap } = window;
  window.earlyTap = undefined;
  const rendered = earlyTap?.closest('[data-rendered]');
  if (!earlyTap || !rendered) return;
  const place = listAlike(rendered, earlyTap).indexOf(earlyTap);
  const timer = setInterval(() => tryOnce(), TRY_EVERY_MS);
  let tries = 0;
  const stop = () => {
    clearInterval(timer);
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
  };
  const tryOnce = () => {
    tries += 1;
    const found = listAlike(document, earlyTap)[place];
    if (!found && tries < MAX_TRIES) return;
    stop();
    if (found?.matches('input, textarea')) found.focus();
    else found?.click();
  };
  addEventListener('pointerdown', stop, true);
  addEventListener('keydown', stop, true);
  tryOnce();
}

/** The elements that say and do the same, in their order. */
function listAlike(within: ParentNode, tapped: HTMLElement): HTMLElement[] {
  const all = [...within.querySelectorAll<HTMLElement>(tapped.localName)];
  return all.filter((element) => identify(element) === identify(tapped));
}

function identify(element: HTMLElement): string {
  const names = ['href', 'aria-label', 'type'].map((name) => element.getAttribute(name) ?? '');
  return [...names, element.textContent.trim()].join('\n');
}
