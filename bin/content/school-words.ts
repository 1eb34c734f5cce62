/** The age at which most children have met in school what a text takes for granted. */
const schoolWords: readonly (readonly [words: RegExp, from: number])[] = [
  [/\bper ?cent|\d ?%/i, 10],
  [/\bdecimal|\bfraction|\bnumerator|\bdenominator|\d\/\d|\$\d+\.\d/i, 8],
  [/\bnegative numbers?\b|\bsquare roots?\b|\bprime numbers?\b/i, 10],
];

/** What in these texts comes too early for children of an age; undefined when nothing does. */
export function whyTooEarly(age: number, texts: readonly string[]): string | undefined {
  for (const [words, from] of schoolWords) {
    const [found] = texts.flatMap((text) => words.exec(text)?.[0] ?? []);
    if (found !== undefined && age < from) return `"${found}" is for children from ${from}`;
  }
  return undefined;
}
