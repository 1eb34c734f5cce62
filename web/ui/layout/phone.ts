import { useMedia } from './use-media.ts';

// Below the breakpoint `sm`.
const query = '(max-width: 39.9375rem)';

/** Whether the screen is as narrow as a phone's, for what stands at another place there. */
export function usePhone(): boolean | undefined {
  return useMedia(query);
}
