import { signIn } from './environment/children.ts';
import { startDatabases } from './environment/databases.ts';
import { startLilypad } from './environment/lilypad.ts';
import type { Figure, Measurement, Reading } from './measurement.ts';
import { visit } from './page/visit.ts';

const KB = 1000;

export const p7: Measurement = {
  id: 'P7',
  what: 'first visit, all bytes compressed',
  goal: 'signed-in home 220 kB, landing 180 kB; JavaScript 125 and 95 kB gzip',
  measure,
};

async function measure(): Promise<Figure> {
  await using databases = await startDatabases();
  const connection = await databases.makeFilled('visit', { users: 500, posts: 5000 });
  const [reader] = await signIn(connection, 1);
  await using lilypad = await startLilypad(connection);
  return {
    readings: [
      ...(await measureVisit('signed-in home', lilypad.port, reader?.cookie ?? '', { all: 220, scripts: 125 })),
      ...(await measureVisit('landing', lilypad.port, '', { all: 180, scripts: 95 })),
    ],
    notes: ['the page, what it names and what its modules import; without headers, and what scripts ask for later'],
  };
}

async function measureVisit(
  what: string,
  port: number,
  cookie: string,
  goal: { all: number; scripts: number },
): Promise<Reading[]> {
  const all = await visit(port, cookie, 'br, gzip');
  const scripts = (await visit(port, cookie, 'gzip')).filter(({ path }) => path.endsWith('.js'));
  const size = (files: typeof all) => files.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  return [
    { what, value: size(all), unit: 'kB', goal: { atMost: goal.all } },
    { what: `${what}, JavaScript gzip`, value: size(scripts), unit: 'kB', goal: { atMost: goal.scripts } },
    { what: `${what}, files`, value: all.length, unit: '' },
  ];
}
