// While a dialog is open, the page has one more entry in the history. The back button of a phone then removes that entry, which closes
// the dialog, instead of leaving the page with all that a child has done on it.

interface DialogEntry {
  readonly isForDialog?: true;
}

const closers: (() => void)[] = [];
/** The address of the page below the open dialogs. */
let address = '';
/** Whether the entry was made since the page was loaded, so that the one below it is this page too. */
let isOwnEntry = false;
/** The entry of a closed dialog is being removed, which takes the browser a moment. */
let isRemoving = false;
let afterRemoving: (() => void) | undefined;

if (typeof window !== 'undefined') addEventListener('popstate', onPopState, { capture: true });

/** Lets the back button close a dialog, until the function that this returns is called. */
export function closeByBackButton(close: () => void): () => void {
  if (closers.length === 0) address = location.href;
  closers.push(close);
  queueMicrotask(update);
  return () => {
    closers.splice(closers.indexOf(close), 1);
    // A dialog that follows in the same step takes over the entry.
    queueMicrotask(update);
  };
}

/** Navigates such that back leads to the page and not to its closed dialog. */
export function navigateFromDialog<Options extends { replace?: boolean }>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
): void {
  if (isRemoving) {
    afterRemoving = () => navigateFromDialog(navigate, to, options);
    return;
  }
  if (!isAtDialogEntry()) {
    navigate(to, options);
    return;
  }
  navigate(to, { ...options, replace: true } as Options);
  history.scrollRestoration = 'auto';
}

function isAtDialogEntry(): boolean {
  return (history.state as DialogEntry | null)?.isForDialog === true;
}

function update(): void {
  if (isRemoving) return;
  if (closers.length > 0 && !isAtDialogEntry()) addEntry();
  if (closers.length === 0 && isAtDialogEntry() && isOwnEntry) {
    isRemoving = true;
    history.back();
  }
}

/** Unheard by the router, for which nothing has changed. */
function addEntry(): void {
  // Closing a dialog must not scroll the page to where it was when the dialog opened.
  history.scrollRestoration = 'manual';
  History.prototype.pushState.call(history, { ...history.state, isForDialog: true }, '');
  isOwnEntry = true;
}

/** Runs before the router's listener, and keeps from it what happens on the same page. */
function onPopState(event: PopStateEvent): void {
  const wasRemoving = isRemoving;
  isRemoving = false;
  if (wasRemoving) {
    event.stopImmediatePropagation();
    history.scrollRestoration = 'auto';
    afterRemoving?.();
    afterRemoving = undefined;
    update();
    return;
  }
  const close = closers.at(-1);
  if (!close || isAtDialogEntry() || location.href !== address) return;
  event.stopImmediatePropagation();
  close();
  // A dialog that stays open, or one below it, is closed by the next press.
  setTimeout(update);
}
