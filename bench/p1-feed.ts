import type { CeilingOrder } from './ceiling.ts';
import { FeedLoad, gatherReaders, PAGES, type Round, visitsOf, wholeCost } from './feed/feed-load.ts';
import { comparePgbench } from './feed/pgbench.ts';
import { isPost, type RecordedDeck, type RecordedPage, recordDecks } from './feed/recording.ts';
import { decksThatCount, expectSameRows, type Place, pathOf } from './feed/same-rows.ts';
import type { Figure, Measurement, Reading, Wish } from './figure.ts';
import { startWorker } from './load/driver.ts';
import type { Visit } from './load/load.ts';
import { median, medianRatio, shown } from './numbers.ts';
import { cpuIsCounted, whyNotCounted } from './pond/cpu.ts';
import { startLilypad } from './pond/lilypad.ts';
import { openPond } from './pond/pond.ts';

export const sizes = { users: 2000, posts: 50_000 };
const ROUNDS = 8;
const COMPARED = 20;

export const p1: Measurement = {
  id: 'P1',
  what: 'signed-in mixed feed page against bare node:http + pg with the same SQL',
  goal: 'at least 0.80 of its requests a second, at most 1.3 times its CPU',
  measure,
};

async function measure({ seconds, say }: Wish): Promise<Figure> {
  say(`filling a pond with ${sizes.users} children and ${sizes.posts} posts`);
  await using pond = await openPond();
  const connection = await pond.filled('feed', sizes);
  const readers = await gatherReaders(connection);
  const decks = decksThatCount(await recordDecks(connection, readers, PAGES));
  await using lilypad = await startLilypad(connection);
  await using bare = startWorker(new URL('ceiling.ts', import.meta.url));
  const pages = decks.flatMap((deck, reader) => deck.map((page, at) => barePage(page, { reader, at })));
  const ceiling = { pid: bare.pid, port: await bare.ask<number>({ connection, pages } satisfies CeilingOrder) };
  await expectSameRows(decks.slice(0, COMPARED), { lilypad: lilypad.port, ceiling: ceiling.port });
  await using ours = new FeedLoad(lilypad, visitsOf(readers), '"type":"post"', pond.postmaster);
  await using theirs = new FeedLoad(ceiling, bareVisits(decks), '"publishedAt":', pond.postmaster);
  await ours.warmUp();
  await theirs.warmUp();
  const rounds: { ours: Round; theirs: Round }[] = [];
  for (let n = 1; n <= ROUNDS; n += 1) {
    rounds.push({ ours: await ours.round(seconds), theirs: await theirs.round(seconds) });
    say(`round ${n} of ${ROUNDS}`);
  }
  const compared = await comparePgbench(connection, decks.flat(), theirs, seconds);
  return figure(rounds, compared);
}

function figure(rounds: readonly { ours: Round; theirs: Round }[], compared: Figure): Figure {
  const ours = rounds.map((round) => round.ours);
  const theirs = rounds.map((round) => round.theirs);
  const requests = medianRatio(ours.map(perSecond), theirs.map(perSecond));
  const cpu = medianRatio(ours.map(wholeCost), theirs.map(wholeCost));
  const readings: Reading[] = [
    { what: 'requests a second, of the ceiling', value: requests, unit: '', goal: { atLeast: 0.8 } },
    { what: 'CPU a request, of the ceiling', value: cpu, unit: '', goal: { atMost: 1.3 } },
    ...told('Lilypad', ours),
    ...told('the ceiling', theirs),
    ...compared.readings,
  ];
  const bytes = median(ours.map((round) => round.bytes / round.requests));
  const bareBytes = median(theirs.map((round) => round.bytes / round.requests));
  return {
    readings: cpuIsCounted ? readings : readings.filter(({ what }) => !what.includes('CPU')),
    notes: [
      `a page has ${shown(bytes / 1000)} kB, the ceiling's ${shown(bareBytes / 1000)} kB; p99 ${shown(median(ours.map(({ p99 }) => p99)))} ms`,
      ...(cpuIsCounted ? [] : [whyNotCounted]),
      ...compared.notes,
    ],
  };
}

function told(who: string, rounds: readonly Round[]): Reading[] {
  return [
    { what: `${who}: requests a second`, value: median(rounds.map(perSecond)), unit: '' },
    { what: `${who}: CPU a request, Node`, value: median(rounds.map(({ cost }) => cost.node)), unit: 'ms' },
    { what: `${who}: CPU a request, PostgreSQL`, value: median(rounds.map(({ cost }) => cost.postgres)), unit: 'ms' },
  ];
}

const perSecond = (round: Round) => round.perSecond;

function barePage({ page: { items, ...rest }, rounds }: RecordedPage, place: Place): CeilingOrder['pages'][number] {
  return { path: pathOf(place), rounds, cards: items.filter((item) => !isPost(item)), rest };
}

/** The same pages in the same order as the children read them. */
function bareVisits(decks: readonly RecordedDeck[]): readonly Visit[] {
  return decks.map((deck, reader) => ({
    cookie: deck[0]?.reader.cookie ?? '',
    paths: deck.map((_, at) => pathOf({ reader, at })),
  }));
}
