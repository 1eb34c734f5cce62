/**
 * The name of the outermost field with a text that PostgreSQL cannot store, if any: a text column rejects null characters, a
 * jsonb column also lone surrogates.
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
