/** On a link of the row, else on the row itself: a button would be pressed by a second Enter. Some avatars are links for fingers alone. */
export function focusRow(row: HTMLElement): void {
  const link = row.querySelector<HTMLElement>('a[href]:not([aria-hidden="true"])');
  if (!link) row.tabIndex = -1;
  (link ?? row).focus({ preventScroll: true });
}

/**
 * The ref of a list whose rows can be deleted or hidden by a button in them. When a row takes the focus away with it, the focus moves to
 * the row that follows, else to the last one, and from an empty list to the heading. A row that moves to another place keeps it.
 */
export function keepFocusInRows(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const heading = list.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
  let focused: { readonly row: Element; readonly at: number; readonly target: EventTarget | null } | undefined;

  const noteRow = ({ target }: FocusEvent): void => {
    const rows = [...list.children];
    const at = rows.findIndex((row) => row.contains(target as Node));
    const row = rows[at];
    focused = row && { row, at, target };
  };
  // A row that was removed or moved is seen to by then.
  const noteLeaving = (): void =>
    void setTimeout(() => {
      if (focused?.row.isConnected && !list.contains(document.activeElement)) focused = undefined;
    });
  const followRow = (): void => {
    if (!focused || document.activeElement !== document.body) return;
    if (focused.row.isConnected) {
      if (focused.target instanceof HTMLElement) focused.target.focus({ preventScroll: true });
      return;
    }
    const row = list.children[focused.at] ?? list.lastElementChild;
    focused = undefined;
    if (row instanceof HTMLElement && list.isConnected) focusRow(row);
    else (heading?.isConnected ? heading : document.querySelector('main'))?.focus({ preventScroll: true });
  };

  list.addEventListener('focusin', noteRow);
  list.addEventListener('focusout', noteLeaving);
  const observer = new MutationObserver(followRow);
  observer.observe(list, { childList: true });
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', noteRow);
    list.removeEventListener('focusout', noteLeaving);
    queueMicrotask(followRow);
  };
}
