const ROUNDS = 3;

/**
 * How many texts a second a reader reads, and the time within which it reads 99 of 100 of them, both by the best of three
 * readings of each text: what else the machine does meanwhile is not the reader's.
 */
export function measureSpeed(
  read: (text: string) => unknown,
  texts: readonly string[],
): { perSecond: number; p99: number } {
  for (const text of texts.slice(0, 500)) read(text);
  const least = texts.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, text] of texts.entries()) {
      const start = performance.now();
      read(text);
      least[at] = Math.min(least[at] ?? 0, performance.now() - start);
    }
  }
  least.sort((one, other) => one - other);
  return {
    perSecond: Math.round((1000 * texts.length) / least.reduce((sum, time) => sum + time, 0)),
    p99: least[Math.floor(texts.length * 0.99)] ?? 0,
  };
}
