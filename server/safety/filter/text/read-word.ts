import { isDictionaryWord } from '../words/dictionary.ts';
import { listReadings } from '../words/spelling.ts';

const wordReadings = new Map<string, string>();

/** The everyday word that an unknown run of letters most likely stands for. */
export function readWord(run: string): string {
  if (run.length < 3 || run.length > 20) return run;
  const before = wordReadings.get(run);
  if (before !== undefined) return before;
  const word = likeliestWord(run);
  if (wordReadings.size > 20_000) wordReadings.clear();
  wordReadings.set(run, word);
  return word;
}

function likeliestWord(run: string): string {
  if (/\d/.test(run)) {
    const reading = /[a-z]/.test(run) ? listReadings(run).find((one) => isLikelyReading(one, run)) : undefined;
    return reading ?? run;
  }
  const vowel = run.replace(/(?<=[a-z])v(?=[a-z])/, 'u');
  if (vowel !== run && isDictionaryWord(vowel)) return vowel;
  if (!/(.)\1/.test(run)) return run;
  const single = run.replace(/(.)\1+/g, '$1');
  if (isDictionaryWord(single)) return single;
  const double = run.replace(/(.)\1+/g, '$1$1');
  if (isDictionaryWord(double)) return double;
  for (let at = 0; at < single.length; at += 1) {
    const one = single.slice(0, at) + single.charAt(at) + single.slice(at);
    if (isDictionaryWord(one)) return one;
  }
  return single.length > 1 && /(.)\1\1/.test(run) ? single : run;
}

/** Three characters with a digit at an end are usually a number: `1st`. */
function isLikelyReading(reading: string, run: string): boolean {
  return isDictionaryWord(reading) && (reading.length > 3 || /^[a-z]\d[a-z]$/.test(run));
}
