import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Head, heads } from '#server/safety/filter/classifier/weights.ts';
import { readAuthorFiles, readWrittenLines } from './filter-lines.ts';
import { judge } from './filter-written.ts';

const root = new URL('../', import.meta.url);

it('finds as much of the unread lines as the README says', () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8').replaceAll(/\s+/g, ' ');
  const judged = readAuthorFiles(fileURLToPath(new URL('data/filter-lines/unseen', root)))
    .flatMap(readWrittenLines)
    .map(judge);
  const stopped = (family: Head, isBad: boolean): number => {
    const lines = judged.filter(({ line }) => line.family === family && line.isBad === isBad);
    return Math.round((100 * lines.filter(({ isStopped }) => isStopped).length) / lines.length);
  };
  const found = (family: Head): number => stopped(family, true);
  const wrongly = heads.map((family) => stopped(family, false));

  expect(readme).toContain(
    `finds ${found('private')} % of private details, ${found('lure')} % of luring, ${found('crisis')} % of cries for ` +
      `help and ${found('unkind')} % of unkind words, and stops ${Math.min(...wrongly)} to ${Math.max(...wrongly)} % of ` +
      'harmless look-alikes',
  );
}, 180_000);
