import { setImmediate } from 'node:timers/promises';
import { screen } from './screen.ts';

/** They need everything that is read only when it is needed: lists, spellings, names, and the weights of each language. */
const samples = [
  'Do you like frogs as much as I do?',
  'Harshith wrote a storry about wh*t the pondd sees',
  'Magst du Frösche so gern wie ich und meine Schwester?',
  'Mi hermano es un poco tonto, pero lo quiero mucho',
  'Est-ce que tu aimes les grenouilles autant que moi et ma sœur ?',
];

/** Lets no child's first message wait half a second for the lists. Between the samples, other requests are answered. */
export async function warmUpFilter(): Promise<void> {
  for (const sample of samples) {
    screen(sample);
    await setImmediate();
  }
}
