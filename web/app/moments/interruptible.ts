import { isDialogOpen } from '#web/ui/overlays/open-dialogs.ts';

const TYPED_INTO = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** A game whose clock runs, or in which others wait with the child for the start. */
const TIMED = '[data-timed]';

/** A celebration never interrupts writing, a game against the clock, reading or a dialog, and never runs in a hidden tab. */
export function isInterruptible(): boolean {
  return (
    !document.hidden &&
    !isDialogOpen() &&
    !document.activeElement?.matches(TYPED_INTO) &&
    document.querySelector(TIMED) === null
  );
}
