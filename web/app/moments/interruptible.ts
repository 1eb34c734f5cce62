import { isDialogOpen } from '#web/ui/overlays/open-dialogs.ts';

const TYPED_INTO = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** Nobody is torn from what they write, read or are asked, and nothing is celebrated in a tab that nobody sees. */
export function isInterruptible(): boolean {
  return !document.hidden && !isDialogOpen() && !document.activeElement?.matches(TYPED_INTO);
}
