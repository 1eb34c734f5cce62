import type { Place } from './queries.ts';

/** A text in parts: what stands in one of the places, and what does not. */
export function partsOf(text: string, places: readonly Place[]): { text: string; isPrivate: boolean }[] {
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

/** Without what stands in the places, and without the blanks around it. */
export function withoutPlaces(text: string, places: readonly Place[]): string {
  return partsOf(text, places)
    .filter(({ isPrivate }) => !isPrivate)
    .map((part) => part.text.trim())
    .filter((part) => part !== '')
    .join(' ');
}
