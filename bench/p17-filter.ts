import { screen } from '#server/safety/index.ts';
import { linesFolder, readAuthorFiles, readWrittenLines } from '../bin/filter-lines.ts';
import { measureSpeed } from '../bin/filter-speed.ts';
import type { Figure, Measurement } from './measurement.ts';

const TEXTS = 5000;

export const p17: Measurement = {
  id: 'P17',
  what: `${TEXTS} harmless messages, read by the filter on one core`,
  goal: '20 000 a second, p99 at most 0.3 ms',
  measure,
};

async function measure(): Promise<Figure> {
  const texts = harmlessTexts();
  const filter = measureSpeed((text) => screen(text), texts);
  const bare = measureSpeed(countWords, texts);
  return {
    readings: [
      { what: 'messages a second', value: filter.perSecond, unit: '', goal: { atLeast: 20_000 } },
      { what: 'p99', value: filter.p99, unit: 'ms', goal: { atMost: 0.3 } },
      { what: 'times as long as a bare loop', value: bare.perSecond / filter.perSecond, unit: '' },
    ],
    notes: ['The bare loop puts the words of each message into a map: it tells a slow filter from a busy machine.'],
  };
}

/** Near misses by all authors: harmless, but the filter must look closely. */
function harmlessTexts(): string[] {
  const all = readAuthorFiles(linesFolder)
    .filter(({ author }) => author.startsWith('hand'))
    .flatMap(readWrittenLines)
    .filter(({ isBad }) => !isBad)
    .flatMap(({ messages }) => messages.map(({ text }) => text));
  const step = Math.floor(all.length / TEXTS);
  return all.filter((_, at) => at % step === 0).slice(0, TEXTS);
}

function countWords(text: string): number {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(/[^a-z0-9']+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts.size;
}
