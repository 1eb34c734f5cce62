/**
 * Where in a value there is a text that PostgreSQL cannot store, by the name of the outermost field; undefined where there is
 * none. A text column takes no null character, a jsonb column no half of a character either.
 */
export function findUnstorable(value: unknown, field = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? field : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(name, field || name) ?? findUnstorable(inner, field || name);
    if (found !== undefined) return found;
  }
  return undefined;
}
