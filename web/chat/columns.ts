import { useMedia } from '#web/ui/layout/use-media.ts';

/** The widths from which ChatColumns shows the list beside the conversation, and the stickers too. */
const TWO = '(min-width: 62.5rem)';
const THREE = '(min-width: 81.25rem)';

/** How many columns the chat has on this screen. */
export function useColumns(): 1 | 2 | 3 {
  const hasTwo = useMedia(TWO);
  const hasThree = useMedia(THREE);
  if (hasThree) return 3;
  return hasTwo ? 2 : 1;
}
