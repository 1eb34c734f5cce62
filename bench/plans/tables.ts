import type pg from 'pg';

/** Tables that stay small however many children there are. */
export const smallTables: Readonly<Record<string, string>> = {
  activity_views: 'one row a child who has looked; only found by its key',
  cards: 'content, a few thousand',
  case_copies: 'stored for 30 days',
  child_stats: 'one row',
  duties: 'staff',
  guardian_invitations: 'two weeks of invitations to other grown-ups',
  mail_tests: 'one row',
  notice_versions: 'versions of the direct notice',
  parent_address_changes: 'new addresses of a day',
  parent_sessions: 'parents who were here in the last half hour',
  parent_sign_in_links: 'a week of sign-ins by parents',
  recovery_codes: 'staff',
  second_steps: 'staff',
  settings: 'one row a setting',
  staff_alerts: 'one row a lane and way of telling',
  staff_invites: 'staff',
  weekly_leaderboards: 'one row a week, for four weeks',
};

/** With 100 000 children. */
const LARGE = 1000;

/** Tables of the database with many rows, by PostgreSQL's own estimate. */
export async function largeTables(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const rows = await tableSizes(client);
  return new Set([...rows].filter(([name, count]) => count >= LARGE && !(name in smallTables)).map(([name]) => name));
}

export async function tableSizes(client: pg.ClientBase): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query(
    `select relname as name, reltuples::integer as count from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`,
  );
  return new Map(rows.map(({ name, count }) => [name as string, count as number]));
}
