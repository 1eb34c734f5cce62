import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStatements } from '#test/architecture/statement-fit.ts';
import { copyDatabase } from '#test/world.ts';
import { listSeqScans } from './plan.ts';
import { largeTables, smallTables, tableSizes } from './tables.ts';

const all = await readStatements(fileURLToPath(new URL('../..', import.meta.url)));
let client: pg.Client;
let large: ReadonlySet<string>;

const byTheClock = 'counts all children by the clock; staff and visitors are answered from what was counted';

/** Statements that read a large table whole on purpose, and why that is all right. */
const mayReadWhole: Readonly<Record<string, string>> = {
  'server/accounts/account-queries.ts: closeScopes': 'a new direct notice closes the scopes of all children',
  'server/accounts/for-staff/child-stats-queries.ts: countChildren': byTheClock,
  'server/accounts/for-staff/child-stats-queries.ts: countChildrenByAge': byTheClock,
  'server/accounts/for-staff/child-stats-queries.ts: countChildrenByState': byTheClock,
  'server/accounts/for-staff/child-stats-queries.ts: listLastDays': byTheClock,
  'server/accounts/sessions/session-queries.ts: endAllSessions': 'signs everybody out',
  'server/family/direct-notice/notice-queries.ts: countAffectedByNewNotice':
    'asks before a new direct notice is published',
  'server/family/mails/mail-queries.ts: queueRestatedMails': 'a new direct notice is mailed to all parents',
  'server/rewards/leaderboards/choice-queries.ts: moveBetweenAgeGroups': 'an hourly job looks for birthdays',
  'server/rewards/leaderboards/week-queries.ts: settleWeeks': 'a job settles the week of everybody who takes part',
};

beforeAll(async () => {
  client = new pg.Client(await copyDatabase());
  await client.connect();
  // As the pool of the service plans.
  await client.query('set random_page_cost = 1.1');
  large = await largeTables(client);
});
afterAll(() => client.end());

it('every table that grows is large here', async () => {
  const sizes = await tableSizes(client);

  const thin = [...sizes].filter(([name]) => !large.has(name) && !(name in smallTables));

  expect(thin).toEqual([]);
});

describe('reads no large table from one end to the other', () => {
  it.each(all)('$name', async ({ name, statement }) => {
    const { rows } = await client.query(`explain (generic_plan, format json) ${statement.text}`);

    const read = listSeqScans(rows[0]['QUERY PLAN'][0].Plan).filter((table) => large.has(table));

    expect(name in mayReadWhole ? [] : read).toEqual([]);
  });
});
