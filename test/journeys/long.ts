/**
 * Walks that show one more time, in another dress, what a short run has seen: `npm test` leaves them out, `npm run journeys`
 * does not.
 */
export const long = { tag: '@long' } as const;

export function longIf(isSeenElsewhere: boolean): { readonly tag?: '@long' } {
  return isSeenElsewhere ? long : {};
}
