/**
 * Walks that show one more time, in another dress, what a short run has seen: `npm test` leaves them out, `npm run journeys`
 * does not, and `npm run journeys:long` walks them alone.
 */
export const long = { tag: '@long' } as const;

export function longIf(isSeenElsewhere: boolean): { readonly tag?: '@long' } {
  return isSeenElsewhere ? long : {};
}
