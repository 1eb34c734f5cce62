/** What stands in a list more than once, each once. */
export function listRepeated(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))];
}
