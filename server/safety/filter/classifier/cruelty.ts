import type { Finding } from '../verdict.ts';
import { classifier } from './classifier.ts';

const cruelty = classifier(new URL('../data/weights.bin', import.meta.url));

/** Holds what reads like cruelty though no list contains it. It is wrong too often about sentences of strangers to refuse. */
export function findCruelty(text: string): Finding[] {
  return cruelty.matches(text) ? [{ rule: 'unsure.cruel', decision: 'hold', severity: 1, span: [0, text.length] }] : [];
}
