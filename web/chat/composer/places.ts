import type { Place } from './queries.ts';

/** Splits a text into the parts inside and outside the given ranges. */
export function splitParts(text: string, places: readonly Place[]): { text: string; isPrivate: boolean }[] {
  const parts: { text: string; isPrivate: boolean }[] = [];
  let at = 0;
  for (const { from, to } of places.toSorted((one, other) => one.from - other.from)) {
    const start = Math.max(at, from);
    if (to <= start) continue;
    if (start > at) parts.push({ text: text.slice(at, start), isPrivate: false });
    parts.push({ text: text.slice(start, to), isPrivate: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isPrivate: false });
  return parts;
}

/** Removes the given ranges and the spaces around them. */
export function withoutPlaces(text: string, places: readonly Place[]): string {
  return splitParts(text, places)
    .filter(({ isPrivate }) => !isPrivate)
    .map((part) => part.text.trim())
    .filter((part) => part !== '')
    .join(' ');
}
