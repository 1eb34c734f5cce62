import { useMedia } from './use-media.ts';

// As --breakpoint-wide in web/ui/style/tokens.css.
const query = '(min-width: 68.75rem)';

/** Whether there is space for side columns. Phones do not fetch what they do not show. */
export function useWide(): boolean | undefined {
  return useMedia(query);
}
