/** `stop` aborts on SIGINT, SIGTERM, or when `fail` is called with a sentence for the terminal. */
export function listenForShutdown() {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const fail = (sentence: string) => {
    console.error(sentence);
    process.exitCode = 1;
    stop.abort();
  };
  return { stop, fail };
}
