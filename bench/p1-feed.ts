import type { CeilingOrder } from './ceilings/feed.ts';
import { cpuIsCounted, notCountedNote } from './environment/cpu.ts';
import { startDatabases } from './environment/databases.ts';
import { startLilypad } from './environment/lilypad.ts';
import { FeedLoad, PAGES, planVisits, type Round, signInReaders, totalCost } from './feed/feed-load.ts';
import { comparePgbench } from './feed/pgbench.ts';
import { isPost, type RecordedDeck, type RecordedPage, recordDecks } from './feed/recording.ts';
import { decksOfPosts, expectSameRows, type PageIndex, pagePath } from './feed/same-rows.ts';
import type { Visit } from './load/load.ts';
import { startWorker } from './load/worker.ts';
import { type Figure, type Measurement, type MeasureOptions, type Reading, takeTurns } from './measurement.ts';
import { formatNumber, median, medianRatio } from './numbers.ts';

export const sizes = { users: 2000, posts: 50_000 };
const ROUNDS = 8;
const COMPARED = 20;

export const p1: Measurement = {
  id: 'P1',
  what: 'signed-in mixed feed page against bare node:http + pg with the same SQL',
  goal: 'at least 0.80 of its requests a second, at most 1.3 times its CPU',
  measure,
};

async function measure({ seconds, progress }: MeasureOptions): Promise<Figure> {
  progress(`filling a database with ${sizes.users} children and ${sizes.posts} posts`);
  await using databases = await startDatabases();
  const connection = await databases.makeFilled('feed', sizes);
  const readers = await signInReaders(connection);
  const decks = decksOfPosts(await recordDecks(connection, readers, PAGES));
  await using lilypad = await startLilypad(connection);
  await using bare = startWorker(new URL('ceilings/feed.ts', import.meta.url));
  const pages = decks.flatMap((deck, reader) => deck.map((page, at) => barePage(page, { reader, at })));
  const ceiling = { pid: bare.pid, port: await bare.request<number>({ connection, pages } satisfies CeilingOrder) };
  await expectSameRows(decks.slice(0, COMPARED), { lilypad: lilypad.port, ceiling: ceiling.port });
  await using ours = new FeedLoad(lilypad, planVisits(readers), '"type":"post"', databases.postmaster);
  await using theirs = new FeedLoad(ceiling, bareVisits(decks), '"publishedAt":', databases.postmaster);
  await ours.warmUp();
  await theirs.warmUp();
  const rounds = await takeTurns(
    ROUNDS,
    progress,
    () => ours.round(seconds),
    () => theirs.round(seconds),
  );
  const compared = await comparePgbench(connection, decks.flat(), theirs, seconds);
  return figure(...rounds, compared);
}

function figure(ours: readonly Round[], theirs: readonly Round[], compared: Figure): Figure {
  const requests = medianRatio(ours.map(perSecond), theirs.map(perSecond));
  const cpu = medianRatio(ours.map(totalCost), theirs.map(totalCost));
  const readings: Reading[] = [
    { what: 'requests a second, of the ceiling', value: requests, unit: '', goal: { atLeast: 0.8 } },
    { what: 'CPU a request, of the ceiling', value: cpu, unit: '', goal: { atMost: 1.3 } },
    ...toReadings('Lilypad', ours),
    ...toReadings('the ceiling', theirs),
    ...compared.readings,
  ];
  const bytes = median(ours.map((round) => round.bytes / round.requests));
  const bareBytes = median(theirs.map((round) => round.bytes / round.requests));
  return {
    readings: cpuIsCounted ? readings : readings.filter(({ what }) => !what.includes('CPU')),
    notes: [
      `a page has ${formatNumber(bytes / 1000)} kB, the ceiling's ${formatNumber(bareBytes / 1000)} kB; p99 ${formatNumber(median(ours.map(({ p99 }) => p99)))} ms`,
      ...(cpuIsCounted ? [] : [notCountedNote]),
      ...compared.notes,
    ],
  };
}

function toReadings(who: string, rounds: readonly Round[]): Reading[] {
  return [
    { what: `${who}: requests a second`, value: median(rounds.map(perSecond)), unit: '' },
    { what: `${who}: CPU a request, Node`, value: median(rounds.map(({ cost }) => cost.node)), unit: 'ms' },
    { what: `${who}: CPU a request, PostgreSQL`, value: median(rounds.map(({ cost }) => cost.postgres)), unit: 'ms' },
  ];
}

const perSecond = (round: Round) => round.perSecond;

function barePage({ page: { items, ...rest }, rounds }: RecordedPage, place: PageIndex): CeilingOrder['pages'][number] {
  return { path: pagePath(place), rounds, cards: items.filter((item) => !isPost(item)), rest };
}

/** The same pages in the same order as the children read them. */
function bareVisits(decks: readonly RecordedDeck[]): readonly Visit[] {
  return decks.map((deck, reader) => ({
    cookie: deck[0]?.reader.cookie ?? '',
    paths: deck.map((_, at) => pagePath({ reader, at })),
  }));
}
