import { isDialogOpen } from '#web/ui/overlays/open-dialogs.ts';

const TYPED_INTO = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** A game whose clock runs, in which others wait with the child for the start, or that is played on a page of its own. */
const PLAYED = '[data-timed], [data-in-game] [data-in-play]';

/** A celebration never interrupts writing, a game, reading or a dialog, and never runs in a hidden tab. */
export function isInterruptible(): boolean {
  return (
    !document.hidden &&
    !isDialogOpen() &&
    !document.activeElement?.matches(TYPED_INTO) &&
    document.querySelector(PLAYED) === null
  );
}
