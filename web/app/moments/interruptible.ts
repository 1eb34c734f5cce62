import { isDialogOpen } from '#web/ui/overlays/open-dialogs.ts';

const TYPED_INTO = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** A game whose clock runs. */
const TIMED = '[data-timed]';

/** Nobody is torn from what they write, play against a clock, read or are asked; nothing is celebrated in a tab that nobody sees. */
export function isInterruptible(): boolean {
  return (
    !document.hidden &&
    !isDialogOpen() &&
    !document.activeElement?.matches(TYPED_INTO) &&
    document.querySelector(TIMED) === null
  );
}
