import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { expect } from 'vitest';
import { guessRiddle, readTodaysRiddle } from '#contract/cards.ts';
import { createCollaborativeGame, leaveCollaborativeGame } from '#contract/collaborative-games.ts';
import { createComment, likeComment } from '#contract/comments.ts';
import { sendContact } from '#contract/help.ts';
import { sendKindWords } from '#contract/posts/kind-words.ts';
import { createPost, deletePost, likePost } from '#contract/posts.ts';
import { chooseLeaderboards, listLeaderboards } from '#contract/rewards.ts';
import { eraseChild } from '#server/family/index.ts';
import { deleteExpiredBackups } from '#server/platform/backup/before-upgrade.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { award } from '#server/points/index.ts';
import { listTables } from '../privacy/search.ts';
import { child, makeBuddies, post } from '../support/children.ts';
import { join } from '../support/people.ts';
import { openRound } from '../support/rounds.ts';
import { type Browser, openWorld, type World } from '../world.ts';
import { columns } from './columns/columns.ts';
import { isSignedIn, isStored, logInAs, type Proof, queryRows, runJobs } from './proof.ts';

/** What is stored, and for how long. */
export const retentionProofs = {
  columns: async (world) => {
    const found = await queryRows(
      world,
      `select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' group by 1`,
    );
    const kept = found.filter(({ table }) => String(table) in columns);
    expect(Object.fromEntries(kept.map(({ table, columns }) => [table, columns]))).toEqual(columns);
  },

  activity: async (world) => {
    const zoe = await child(world, { age: 14 });
    await guess(zoe, 'zqguess');
    await write(zoe, 'Zqstory');
    expect(await isStored(world, ['zqguess'], 'card_guesses')).toBe(true);
    expect(await isStored(world, ['zqstory'], 'posts')).toBe(true);
    const params = { id: await post(world, zoe) };
    const { data } = await zoe.call(createComment, { params, body: { clientId: newId(), content: 'Zqcomment' } });
    await zoe.call(likePost, { params });
    await zoe.call(likeComment, { params: { id: data.comment.id } });
    const buddy = await child(world, { age: 14 });
    await makeBuddies(world, zoe, buddy);
    const theirs = { id: await post(world, buddy) };
    await zoe.call(sendKindWords, { params: theirs, body: { words: 'well_done' } });
    expect(await isStored(world, ['zqcomment'], 'comments')).toBe(true);
    expect(await isStored(world, [params.id], 'post_likes')).toBe(true);
    expect(await isStored(world, [data.comment.id], 'comment_likes')).toBe(true);
    expect(await isStored(world, [theirs.id], 'kind_words')).toBe(true);
    await expect.poll(() => isStored(world, [zoe.id], 'active_minutes'), { timeout: 5000 }).toBe(true);
  },

  week: async (world) => {
    const maya = await child(world, { age: 9 });
    await queryRows(world, `insert into filter_stops values ($1, 'post', 'phone', $2)`, maya.id, world.clock.now());
    expect(await isStored(world, [maya.id], 'filter_stops')).toBe(true);
    await queryRows(
      world,
      `insert into user_activity_reports values ($1, '2026-01-02', $2, $2, 1, 1, 1, 1, 1, 1, 1, 1, 1, '{1}', null, '[]', $2)`,
      maya.id,
      world.clock.now(),
    );
    await world.pass(30 * DAY + MINUTE);
    await runJobs(world);
    expect(await isStored(world, [maya.id], 'filter_stops')).toBe(false);
    expect(await isStored(world, [maya.id], 'user_activity_reports')).toBe(true);
    await eraseChild(world.context, maya.id);
    expect(await isStored(world, [maya.id], 'user_activity_reports')).toBe(false);
  },

  endings: async (world) => {
    const zoe = await join(world, { age: 14, email: 'zqending@example.org' });
    const isThere = () => isStored(world, [zoe.id], 'accounts');
    const live = async (days: number) => {
      await world.pass(days * DAY);
      await world.context.jobs.run('family.end-by-time');
    };
    await live(519);
    await live(24);
    await live(6);
    expect(await isThere()).toBe(true);
    await live(1);
    expect(await isThere()).toBe(false);
  },

  afterAYear: async (world) => {
    const zoe = await child(world, { age: 14 });
    await guess(zoe, 'zqyearling');
    await guessRight(world, zoe);
    await expect.poll(() => isStored(world, [zoe.id], 'active_minutes'), { timeout: 5000 }).toBe(true);
    await world.pass(366 * DAY);
    await runJobs(world);
    expect(await isStored(world, ['zqyearling'], 'card_guesses')).toBe(false);
    expect(await isStored(world, [zoe.id], 'active_minutes')).toBe(false);
    expect(await isStored(world, [zoe.id], 'point_transactions')).toBe(true);
  },

  boards: async (world) => {
    const [maya, leo] = [await child(world, { scopes: ['leaderboards'] }), await child(world, { age: 10, scopes: [] })];
    await guessRight(world, maya);
    const read = async () => (await maya.call(listLeaderboards, { query: { scope: 'age-group' } })).data;
    expect((await read()).isOn).toBe(false);
    expect((await leo.call(chooseLeaderboards, { body: { isOn: true } })).error.code).toBe('scope_off');
    await maya.call(chooseLeaderboards, { body: { isOn: true } });
    expect((await read()).week?.rankings.map(({ child }) => child.id)).toEqual([maya.id]);
    expect(Object.keys((await read()).week?.rankings[0] ?? {}).sort()).toEqual(
      ['child', 'isBuddy', 'isOwn', 'level', 'place', 'rank', 'score'].sort(),
    );
    await world.pass(13 * DAY);
    await runJobs(world);
    expect(await isStored(world, [maya.id], 'user_leaderboard_entries')).toBe(true);
    await logInAs(world, maya.username, undefined, maya);
    await maya.call(chooseLeaderboards, { body: { isOn: false } });
    expect(await isStored(world, [maya.id], 'user_leaderboard_entries', 'leaderboard_players')).toBe(false);
    await world.pass(4 * 7 * DAY);
    await runJobs(world);
    expect(await isStored(world, [maya.id], 'weekly_points')).toBe(false);
  },

  rounds: async (world) => {
    const zoe = await child(world, { age: 14 });
    await openRound(world.context.db.pool, zoe.id, world.clock.now());
    await world.pass(7 * DAY - HOUR);
    await world.context.jobs.run('retention.delete-old');
    expect(await isStored(world, [zoe.id], 'game_players')).toBe(true);
    await world.pass(2 * HOUR);
    await world.context.jobs.run('retention.delete-old');
    expect(await isStored(world, [zoe.id], 'game_players')).toBe(false);
  },

  events: async (world) => {
    const zoe = await child(world, { age: 14 });
    await guess(zoe, 'zqsilence');
    await write(zoe, 'Zqsilence');
    await world.visitor().call(sendContact, { body: contactMessage('zqsilence') });
    expect(await isStored(world, [zoe.id], 'events')).toBe(true);
    expect(await isStored(world, ['zqsilence', zoe.username, '@'], 'events')).toBe(false);
  },

  together: async (world) => {
    const zoe = await child(world, { age: 14 });
    const body = { gameType: 'memory_match', title: 'pond_party' } as const;
    const { data } = await zoe.call(createCollaborativeGame, { body });
    await zoe.call(leaveCollaborativeGame, { params: { id: data.game.id } });
    await world.pass(30 * DAY - HOUR);
    await world.context.jobs.run('retention.delete-old');
    expect(await isStored(world, [data.game.id], 'collaborative_game_sessions')).toBe(true);
    await world.pass(2 * HOUR);
    await world.context.jobs.run('retention.delete-old');
    expect(await isStored(world, [data.game.id], 'collaborative_game_sessions')).toBe(false);
  },

  contactMessages: async (world) => {
    await world.visitor().call(sendContact, { body: contactMessage('zqletter') });
    await world.pass(365 * DAY - MINUTE);
    await runJobs(world);
    expect(await isStored(world, ['zqletter'], 'contact_messages')).toBe(true);
    await world.pass(2 * MINUTE);
    await runJobs(world);
    expect(await isStored(world, ['zqletter'], 'contact_messages')).toBe(false);
    const maya = await join(world);
    await maya.call(sendContact, { body: contactMessage('zqofmaya') });
    await eraseChild(world.context, maya.id);
    expect(await isStored(world, ['zqofmaya'], 'contact_messages')).toBe(false);
  },

  backups: async () => {
    const dataDir = mkdtempSync(path(tmpdir(), 'lilypad-backups-'));
    const folder = path(dataDir, 'backups');
    mkdirSync(folder);
    for (const day of ['01', '20']) writeFileSync(path(folder, `before-0002-202611${day}T150000Z.lilypad`), '');
    await deleteExpiredBackups(dataDir, new Date('2026-12-02T15:00:00Z'));
    expect(readdirSync(folder)).toEqual(['before-0002-20261120T150000Z.lilypad']);
    rmSync(dataDir, { recursive: true });
    expect(readFileSync('deploy/lilypad-backup.service', 'utf8')).toContain('-mtime +14 -delete');
  },

  log: async () => {
    const lines: string[] = [];
    await using there = await openWorld({ onLog: (line) => lines.push(line) });
    const words = { firstName: 'Zqlogfirst', lastName: 'Zqloglast', parentEmail: 'zqlog@example.org' };
    const maya = await join(there, { ...words, username: 'zqlog_frog', age: 9 });
    await guess(maya, 'zqlogguess');
    await maya.call(sendContact, { body: contactMessage('zqlogletter') });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => /zqlog|10\.0\./i.test(line) || line.includes(maya.id))).toEqual([]);
  },

  erase: async (world) => {
    const family = { parentEmail: 'zqerase@example.org', parentName: 'Zqerase Parent' };
    const [maya, leo] = [
      await join(world, { ...family, age: 9, username: 'zqerase_maya' }),
      await join(world, { ...family, age: 10, username: 'sunny_newt' }),
    ];
    await guess(maya, 'zqerase guess');
    await maya.call(sendContact, { body: contactMessage('zqeraseletter') });
    await eraseChild(world.context, maya.id);
    expect(await isSignedIn(maya)).toBe(false);
    expect(await isStored(world, ['zqerase@example.org'], 'parents')).toBe(true);
    await eraseChild(world.context, leo.id);
    await world.context.events.idle();
    await world.pass(3 * DAY);
    await runJobs(world);
    const tables = (await listTableNames(world)).filter((name) => name.startsWith('public.'));
    expect(await isStored(world, ['zqerase', maya.id, leo.id], ...tables)).toBe(false);
  },

  deletePost: async (world) => {
    const zoe = await child(world, { age: 14 });
    const id = await write(zoe, 'Zqgone');
    expect(await isStored(world, ['zqgone'], 'posts')).toBe(true);
    expect((await zoe.call(deletePost, { params: { id } })).status).toBe(204);
    expect(await isStored(world, ['zqgone'], 'posts')).toBe(false);
  },
} satisfies Record<string, Proof>;

async function guess(who: Browser, words: string): Promise<void> {
  const { id } = (await who.call(readTodaysRiddle, {})).data;
  expect((await who.call(guessRiddle, { params: { id }, body: { guess: words } })).status).toBe(200);
}

async function write(who: Browser, title: string): Promise<string> {
  const story = { clientId: newId(), title, content: 'It jumps very high.', category: 'story' } as const;
  return (await who.call(createPost, { body: story })).data.post.id;
}

function contactMessage(word: string) {
  return { name: word, email: `${word}@example.org`, subject: word, message: `${word} asks for help.` };
}

async function listTableNames(world: World): Promise<string[]> {
  const client = await world.context.db.pool.connect();
  try {
    return (await listTables(client as never)).map(({ name }) => name);
  } finally {
    client.release();
  }
}

async function guessRight(world: World, { id }: { id: string }): Promise<void> {
  const riddle = { reason: 'riddle_solved', target: newId(), points: 20 } as const;
  await world.context.db.transaction(async (tx) => {
    award(tx, id, riddle, world.clock.now());
  });
}
