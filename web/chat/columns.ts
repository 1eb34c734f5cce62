import { useMedia } from '#web/ui/layout/use-media.ts';

/** From here on the list stands beside the conversation, and further on the stickers, too: see ChatColumns. */
const TWO = '(min-width: 62.5rem)';
const THREE = '(min-width: 81.25rem)';

/** How many columns the chat has on this screen. */
export function useColumns(): 1 | 2 | 3 {
  const hasTwo = useMedia(TWO);
  const hasThree = useMedia(THREE);
  if (hasThree) return 3;
  return hasTwo ? 2 : 1;
}
