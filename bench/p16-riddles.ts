import { randomInt } from 'node:crypto';
import { openGenerator } from '#server/cards/index.ts';
import type { Figure, Measurement, MeasureOptions } from './measurement.ts';
import { median } from './numbers.ts';

const RIDDLES = 200;
const TIMES = 5;

export const p16: Measurement = {
  id: 'P16',
  what: `${RIDDLES} new riddles, made and proven by the generator`,
  goal: 'within 2 s',
  measure,
};

async function measure({ progress }: MeasureOptions): Promise<Figure> {
  const opening: number[] = [];
  const making: number[] = [];
  for (let time = 1; time <= TIMES; time += 1) {
    const started = performance.now();
    const generate = await openGenerator();
    const opened = performance.now();
    const riddles = generate({ count: RIDDLES }, randomInt(2 ** 32));
    opening.push((opened - started) / 1000);
    making.push((performance.now() - opened) / 1000);
    if (riddles.length < RIDDLES) throw new Error(`only ${riddles.length} riddles were made`);
    progress(`${RIDDLES} riddles, ${time} of ${TIMES}`);
  }
  return {
    readings: [
      { what: 'making them', value: median(making), unit: 's', goal: { atMost: 2 } },
      { what: 'reading knowledge and word lists before', value: median(opening), unit: 's' },
    ],
    notes: [],
  };
}
