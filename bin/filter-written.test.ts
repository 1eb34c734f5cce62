import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readAuthorFiles, readWrittenLines } from './filter-lines.ts';
import { judge } from './filter-written.ts';

const root = new URL('../', import.meta.url);

it('finds of lines that nobody has read what the README says', () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8').replaceAll(/\s+/g, ' ');
  const judged = readAuthorFiles(fileURLToPath(new URL('data/filter-lines/unseen', root)))
    .flatMap(readWrittenLines)
    .map(judge);
  const stoppedShare = (family: string, label: boolean): number => {
    const lines = judged.filter(({ line }) => line.family === family && line.isBad === label);
    return Math.round((100 * lines.filter(({ isStopped }) => isStopped).length) / lines.length);
  };

  const [privately, luring, crisis, unkind] = ['private', 'lure', 'crisis', 'unkind'].map((f) => stoppedShare(f, true));
  const wrongly = ['private', 'lure', 'crisis', 'unkind'].map((family) => stoppedShare(family, false));

  expect(readme).toContain(
    `finds ${privately} % of private details, ${luring} % of luring, ${crisis} % of cries for help and ${unkind} % of ` +
      `unkind words, and stops ${Math.min(...wrongly)} to ${Math.max(...wrongly)} % of harmless look-alikes`,
  );
});
