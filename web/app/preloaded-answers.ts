/** The server's answers to what a page asks first, by address. Under /api/user stands null when nobody is signed in. */
export type PreloadedAnswers = Readonly<Record<string, unknown>>;

const preloaded = new Map<string, unknown>();

/** Keeps the answers which the server wrote at the end of the page; each serves one call. */
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

/** They are for the first sight of the page, and for nobody who signs in later. */
export function dropPreloadedAnswers(): void {
  preloaded.clear();
}
