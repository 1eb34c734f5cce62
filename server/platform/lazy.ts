/** Calls `load` once, when its result is needed first: reading all lists and weights at the start would delay the server. */
export function lazy<T>(load: () => T): () => T {
  let loaded: { readonly value: T } | undefined;
  return () => {
    loaded ??= { value: load() };
    return loaded.value;
  };
}
