/** The server's answers to the first calls of a page, by address. /api/user is null if nobody is signed in. */
export type PreloadedAnswers = Readonly<Record<string, unknown>>;

const preloaded = new Map<string, unknown>();

/** Reads the answers from the end of the page. Each serves one call. */
export function readPreloadedAnswers(): void {
  const text = document.getElementById('answers')?.textContent;
  for (const [address, answer] of Object.entries(JSON.parse(text || '{}') as PreloadedAnswers))
    preloaded.set(address, answer);
}

export function takePreloadedAnswer(address: string): unknown {
  const answer = preloaded.get(address);
  preloaded.delete(address);
  return answer;
}

/** They belong to the first render, and must not reach another account. */
export function clearPreloadedAnswers(): void {
  preloaded.clear();
}
