/** Calls `load` once, with the first text that needs it: reading all lists and weights at the start would delay the server. */
export function lazy<T>(load: () => T): () => T {
  let loaded: { readonly value: T } | undefined;
  return () => {
    loaded ??= { value: load() };
    return loaded.value;
  };
}
