import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, logIn, sendVerification } from '#contract/accounts.ts';
import { viewActivities } from '#contract/activities.ts';
import { changeSettings } from '#contract/admin.ts';
import { answerTrivia, guessRiddle, guessWord, reactToJoke, revealRiddle } from '#contract/cards.ts';
import { listMessages, sendChatDrawing, sendMessage } from '#contract/chat.ts';
import { setChatReading } from '#contract/chats-of-children.ts';
import { createCollaborativeGame } from '#contract/collaborative-games.ts';
import { saveColoringProgress } from '#contract/coloring.ts';
import { createComment } from '#contract/comments.ts';
import {
  changeControls,
  changeOwnAddress,
  decideConsent,
  handInSignedForm,
  inviteParent,
  sendFreshLink,
  startOwnPayment,
  startOwnSignedForm,
} from '#contract/family.ts';
import { readFeed } from '#contract/feed.ts';
import { addMembers, createGroup } from '#contract/friends/groups.ts';
import { endFriendship, reportAsParent, setBuddyRule, trustFamily } from '#contract/friends/parents.ts';
import { blockUser, cancelFriendRequest, renewFriendCode, unblockUser } from '#contract/friends.ts';
import { sendContact } from '#contract/help.ts';
import { createPost, likePost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { chooseLeaderboards } from '#contract/rewards.ts';
import { addCaseNote } from '#contract/safety/casework.ts';
import { sendReport } from '#contract/safety.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { getLibrary } from '#server/cards/index.ts';
import { eraseChild, exportChild } from '#server/family/index.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { done } from '../bin/visitor.ts';
import { copiedTables, uncopiedTables } from './privacy/copied-tables.ts';
import { listTables, searchDatabase } from './privacy/search.ts';
import { block, child, makeBuddies, post } from './support/children.ts';
import { type Copy, takeCopy } from './support/copies.ts';
import { agree, ask, sentBy } from './support/friends.ts';
import { decide, queue } from './support/moderation.ts';
import { readLinks } from './support/parent-mails.ts';
import { type ParentBrowser, parentSession } from './support/parents.ts';
import { PaymentProvider } from './support/payments.ts';
import { grant, hire, ines, join, leo, omar, type Person, signUpFormFor } from './support/people.ts';
import { findGameId, playToTheEnd } from './support/rounds.ts';
import { photo } from './support/signed-forms.ts';
import { openWorld, PASSWORD, type World } from './world.ts';

/** Tables that say nothing about a person in words that could be searched for, each with its reason. */
const impersonal: Readonly<Record<string, string>> = {
  'public.child_groups': 'names of classes and clubs, in words of staff',
  'public.weekly_leaderboards': 'weeks, not children',
  'public.migrations': 'names of migrations',
  'public.settings': 'what the instance itself remembers',
  'public.cards': 'the content that ships with Lilypad',
  'public.achievements': 'the content that ships with Lilypad',
  'public.daily_challenges': 'what each age group was asked for on a day',
  'public.generated_riddles': 'how riddles were made, by a program',
  'public.card_reviews': 'which member of staff has read a card',
  'public.consent_form_pages': 'pictures that are sealed; whose they are is in consent_forms, with which they go',
  'public.code_mails': 'addresses only as keyed hashes, gone after a day',
  'public.login_failures': 'names and addresses only as keyed hashes, gone after a day',
  'public.filter_words': 'words that staff block or allow, and ids of staff',
  'public.duties': 'which member of staff is looking',
  'public.audit_links': 'digests, and ids of staff',
  'public.second_steps': 'the second step of staff, and of no child',
  'public.recovery_codes': 'keyed hashes, of staff and of no child',
  'public.notice_versions': 'texts of our own, and ids of staff',
  'public.blocked_addresses': 'keyed hashes of addresses',
  'public.child_stats': 'how many children there are, and about nobody in particular',
  'public.staff_invites': 'addresses of staff, gone when used or run out',
  'public.case_alerts': 'when staff were told of a case',
  'public.staff_alerts': 'when mails to staff left',
  'public.visitor_alarms': 'network addresses only as keyed hashes, gone after an hour',
  'public.legal_holds': 'why a case is kept, and by whom; a hold is the only thing that outlives an account',
  'public.retention_runs': 'how many rows of each table were deleted',
  'public.mail_tests': 'the address of the operator',
  'public.data_copy_parts': 'encrypted, gone after a day',
  'public.last_mails': 'encrypted, gone once sent',
};

const CANARY = 'zqcanary';
const log: string[] = [];
let world: World;
let maya: Person;
let friend: Person;
let provider: PaymentProvider;
let client: pg.Client;
let dataDir: string;
let traces: string[];
/** What her family took home. */
let copy: Copy;

beforeAll(async () => {
  dataDir = mkdtempSync(path(tmpdir(), 'lilypad-privacy-'));
  provider = new PaymentProvider();
  world = await openWorld({
    settings: { ...(await provider.open()), DATA_DIR: dataDir },
    onLog: (line) => log.push(line),
  });
  client = new pg.Client(world.connection);
  await client.connect();
  // Makes the tables of the queue. The jobs themselves run where the test says so.
  await world.context.jobs.start();
  await world.context.jobs.close();
  friend = await leo(world);
  maya = await join(world, {
    username: 'zqcanary_name',
    age: 9,
    firstName: 'Zqcanarymaya',
    lastName: 'Zqcanaryhaddad',
    displayName: 'Zqcanary the Frog',
    parentEmail: 'zqcanary.parent@example.org',
    parentName: 'Zqcanary Parent',
  });
  await grant(friend, ['posts', 'buddies', 'chat']);
  await sayYes('zqcanary.parent@example.org');
  await grant(maya, ['posts', 'buddies', 'chat', 'multiplayer', 'leaderboards']);
  const parent = await parentSession(world, maya);
  traces = [maya.id, CANARY, parent.parentId];
  await parent.call(sendFreshLink, {});
  const wish = { params: { childId: maya.id }, body: { scopes: ['chat', 'reach'] as Scope[] } };
  done(await parent.call(startOwnPayment, wish));
  const { token } = done(await parent.call(startOwnSignedForm, wish));
  done(await parent.call(handInSignedForm, { body: { token, files: [photo().toString('base64')] } }));
  await parent.call(changeControls, { params: { childId: maya.id }, body: { controls: { dailyLimit: 60 } } });
  await decideAsParent(parent);
  const invited = { name: `${CANARY} uncle`, email: `${CANARY}.uncle@example.org` };
  await parent.call(inviteParent, { params: { childId: maya.id }, body: invited });
  await parent.call(changeOwnAddress, { body: { email: `${CANARY}.new@example.org` } });
  await live();
});
afterAll(async () => {
  await client.end();
  await world[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true });
});

async function sayYes(address: string): Promise<void> {
  const { link } = await readLinks(world, address);
  const scopes: Scope[] = ['posts', 'buddies'];
  await world.visitor().call(decideConsent, { body: { token: link, decision: 'yes', scopes } });
  await world.context.events.idle();
}

/** What her parent decides about her buddies, and what staff know of her class. */
async function decideAsParent(parent: ParentBrowser): Promise<void> {
  const scopes: Scope[] = ['buddies', 'chat_phrases', 'chat'];
  const buddies = [await child(world, { scopes }), await child(world, { scopes })];
  for (const buddy of buddies) await makeBuddies(world, maya, buddy);
  const [first, second] = buddies.map(({ id }) => ({ childId: maya.id, friendId: id }));
  if (!first || !second) throw new Error('two buddies were made');
  const childId = maya.id;
  await parent.call(setBuddyRule, { params: { childId }, body: { approval: 'trusted' } });
  await parent.call(trustFamily, { params: first, body: { isTrusted: true } });
  await parent.call(reportAsParent, { params: second, body: { reason: 'unkind', words: `${CANARY} report` } });
  await parent.call(endFriendship, { params: second });
  const owner = await hire(world, { username: 'owner', role: 'admin' });
  await owner.call(changeSettings, { body: { parentsReadChats: true } });
  await parent.call(setChatReading, { params: { childId }, body: { isOn: true } });
  await maya.call(listMessages, { params: { userId: first.friendId } });
  const staff = await hire(world, { username: 'petra', role: 'moderator' });
  const { data } = await staff.call(createGroup, { body: { name: 'Class 3' } });
  await staff.call(addMembers, { params: { id: data.id }, body: { usernames: [maya.username] } });
}

/** Maya does everything that leaves something behind. */
async function live(): Promise<void> {
  const cardId = (kind: string, at = 0) =>
    getLibrary(world.context).items.filter((item) => item.kind === kind)[at]?.id ?? '';
  await maya.call(updateUser, { body: { favoriteColor: 'mint', bio: `${CANARY} bio` } });
  await maya.call(guessRiddle, { params: { id: cardId('riddle') }, body: { guess: `${CANARY} guess` } });
  await maya.call(revealRiddle, { params: { id: cardId('riddle', 1) } });
  await maya.call(answerTrivia, { params: { id: cardId('trivia') }, body: { selectedAnswer: 'A' } });
  await maya.call(guessWord, { params: { id: cardId('word_puzzle') }, body: { guess: CANARY } });
  await playToTheEnd(maya, findGameId(world, 'number_guess'));
  await maya.call(saveColoringProgress, {
    params: { id: 'happy-fish' },
    body: { coloredSections: { 'body-1': 'coral' } },
  });
  await maya.call(reactToJoke, { params: { id: cardId('joke') }, body: { reaction: 'love' } });
  const story = { title: `${CANARY} story`, content: `${CANARY} went swimming.`, category: 'story' } as const;
  const drawing = { paper: '#ffffff', marks: [{ kind: 'stroke', ink: '#d13766', size: 6, path: 'AA' }] } as const;
  await maya.call(createPost, { body: { clientId: crypto.randomUUID(), ...story, drawing } });
  const letter = { name: CANARY, email: `${CANARY}@example.org`, subject: CANARY, message: `${CANARY} asks for help.` };
  await maya.call(sendContact, { body: letter });
  await maya.call(readFeed, {});
  await maya.call(forgotPassword, { body: { username: maya.username } });
  await world.visitor().call(logIn, { body: { username: maya.username, password: 'wrong' } });
  await agree(maya, friend);
  await askTooMany();
  await maya.call(renewFriendCode, {});
  await makeBuddies(world, asChild(maya), asChild(friend));
  await client.query('update child_points set total = 99 where account_id = $1', [maya.id]); // the next heart is a level
  await answerEachOther();
  await maya.call(viewActivities, {});
  await beOnLeaderboards();
  await chat();
  await maya.call(blockUser, { params: { id: friend.id } });
  await makeBuddies(world, asChild(maya), asChild(friend));
  await writeAndLike(await post(world, maya, { title: `${CANARY} post` }), await post(world, friend));
  const sibling = { username: 'zqcanary_sister', age: 7, parentEmail: 'zqcanary.parent@example.org' };
  await world
    .visitor()
    .call(sendVerification, { body: signUpFormFor(world, { ...sibling, parentName: 'Zqcanary Parent' }) });
  await world.context.events.idle();
  await meetStaff();
  await beginToLeave();
  await askForConsentAgain();
  copy = await takeCopy(maya, 'zqcanary.parent@example.org');
}

async function beOnLeaderboards(): Promise<void> {
  await maya.call(chooseLeaderboards, { body: { isOn: true } });
  await client.query(
    "insert into weekly_leaderboards (week_start, week_end, settled_at) values ('2026-11-09', '2026-11-15', now())",
  );
  await client.query(
    `insert into user_leaderboard_entries (account_id, week_start, age_group, rank, score) values ($1, '2026-11-09', '9-10', 1, 20)`,
    [maya.id],
  );
}

/** On the first day a child asks three others at most. */
async function askTooMany(): Promise<void> {
  const others = await Promise.all(Array.from({ length: 4 }, () => child(world)));
  for (const other of others) await ask(maya, other);
  for (const { id } of await sentBy(maya)) await maya.call(cancelFriendRequest, { params: { id } });
}

/** Staff read what she wrote, and suspend her; she reports a friend's story. */
async function meetStaff(): Promise<void> {
  const story = await post(world, friend);
  await maya.call(unblockUser, { params: { id: friend.id } });
  await maya.call(sendReport, { body: { targetType: 'post', targetId: story, reason: 'not_sure' } });
  await block(world, asChild(maya), asChild(friend));
  const keeper = await ines(world);
  const hers = (await queue(keeper)).find(({ title }) => title === `${CANARY} story`);
  const note = { noteId: newId(), text: `${CANARY} was sad` };
  await keeper.call(addCaseNote, { params: { id: hers?.id ?? '' }, body: note });
  await decide(keeper, hers?.id ?? '', 'pause_5m');
  await world.pass(5 * MINUTE);
}

/** Whoever leaves is signed out at once, and could do nothing else here. */
async function beginToLeave(): Promise<void> {
  await client.query(
    `insert into departures (account_id, state_before, asked_at, erase_at) values ($1, 'active', $2, $3)`,
    [maya.id, world.clock.now(), new Date(world.clock.now().getTime() + 7 * DAY)],
  );
}

async function askForConsentAgain(): Promise<void> {
  await world.pass(DAY);
  await maya.call(logIn, { body: { username: maya.username, password: PASSWORD } });
  // Now, because whoever is away from a game for a minute leaves it.
  const game = { gameType: 'memory_match', title: 'The zqcanary game' } as const;
  await maya.call(createCollaborativeGame, { body: game });
  await client.query(`update children set consent = 'pending' where account_id = $1`, [maya.id]);
  await maya.call(logIn, { body: { username: maya.username, password: PASSWORD } });
  await maya.send('POST', '/api/consent/resend');
  await maya.call(readFeed, {});
  await world.context.events.idle();
}

/** Each says something to the other. */
async function chat(): Promise<void> {
  const said = (message: string) => ({ clientId: crypto.randomUUID(), message });
  await maya.call(sendMessage, { params: { userId: friend.id }, body: said(`${CANARY} says hello`) });
  await friend.call(sendMessage, { params: { userId: maya.id }, body: said('Hello!') });
  for (const words of ['i want to die', `i want to die ${CANARY}`])
    await maya.call(sendMessage, { params: { userId: friend.id }, body: said(words) });
  const drawing = { paper: '#ffffff', marks: [{ kind: 'stroke', ink: '#d13766', size: 6, path: 'AA' }] } as const;
  const body = { clientId: crypto.randomUUID(), drawing };
  await maya.call(sendChatDrawing, { params: { userId: friend.id }, body });
}

/** Each gives the other's story a heart and a comment. */
async function answerEachOther(): Promise<void> {
  for (const [who, whose] of [
    [maya, friend],
    [friend, maya],
  ] as const) {
    const params = { id: await post(world, whose) };
    await who.call(likePost, { params });
    await who.call(createComment, { params, body: { clientId: crypto.randomUUID(), content: 'What a jump!' } });
  }
}

/** Rows that no call leaves like this. */
async function writeAndLike(own: string, theirs: string): Promise<void> {
  const now = world.clock.now();
  const [comment, answer] = [crypto.randomUUID(), crypto.randomUUID()];
  await client.query(
    `insert into comments (id, post_id, author_id, client_id, content, status, created_at)
     values ($1, $2, $3, gen_random_uuid(), $4, 'published', $5),
            ($8, $6, $7, gen_random_uuid(), 'Nice!', 'published', $5)`,
    [comment, theirs, maya.id, `${CANARY} comment`, now, own, friend.id, answer],
  );
  await client.query('insert into comment_likes (comment_id, account_id, at) values ($1, $2, $5), ($3, $4, $5)', [
    comment,
    friend.id,
    answer,
    maya.id,
    now,
  ]);
  await client.query('insert into post_likes (post_id, account_id, at) values ($1, $2, $4), ($3, $5, $4)', [
    theirs,
    maya.id,
    own,
    now,
    friend.id,
  ]);
  await client.query("insert into purchases (account_id, item_id, cost, at) values ($1, 'beanie', 60, $2)", [
    maya.id,
    now,
  ]);
  await client.query(
    "insert into completed_challenges (account_id, day, age_group, points, at) values ($1, '2026-01-01', '9-10', 50, $2)",
    [maya.id, now],
  );
  await client.query(
    "insert into pond_waves (id, owner_id, visitor_id, day, words, at) values (gen_random_uuid(), $1, $2, '2026-01-01', 'hello', $3)",
    [friend.id, maya.id, now],
  );
  await client.query(
    `with round as (
       insert into game_rounds (id, kind, mode, state, started_at)
       values (gen_random_uuid(), 'creative_challenge', 'multi', $3, $4) returning id
     )
     insert into game_players (round_id, seat, account_id)
     select id, 0, $1::uuid from round union all select id, 1, $2::uuid from round`,
    [
      maya.id,
      friend.id,
      {
        works: [
          { as: 'words', tiles: [CANARY] },
          { as: 'words', tiles: ['his'] },
        ],
      },
      now,
    ],
  );
  await client.query(
    `insert into account_endings (account_id, why, noticed_at, erase_at) values ($1, 'unused', $2, $2)`,
    [maya.id, new Date(now.getTime() + DAY)],
  );
  await client.query(
    `insert into filter_examples
     select id, $1, 'post', '1.sealed', false, false, 'allow', '{}', 'filter-8', 'harmful', $2
     from cases where author_id = $1 limit 1`,
    [maya.id, now],
  );
  await client.query(`insert into filter_stops values ($1, 'post', 'phone', $2)`, [maya.id, now]);
  await client.query(
    `insert into user_activity_reports values ($1, '2026-01-02', $2, $2, 1, 1, 1, 1, 1, 1, 1, 1, 1, '{1}', null, '[]', $2)`,
    [maya.id, now],
  );
  await client.query(
    `insert into report_opt_outs (child_id, parent_id, at) select child_id, parent_id, $2 from guardianships where child_id = $1`,
    [maya.id, now],
  );
  await client.query(
    "insert into kind_words (post_id, account_id, words, at) values ($1, $2, 'well_done', $4), ($3, $5, 'me_too', $4)",
    [theirs, maya.id, own, now, friend.id],
  );
}

/** pg-boss knows which job ran when. No job has a payload, and what an error says stays out of it. */
const isOfJobs = (table: string) => table.startsWith('jobs.');

const asChild = (person: Person) => ({ id: person.id, browser: person });

describe('before erasing', () => {
  it('every table holds something about Maya, or has a reason why it cannot', async () => {
    // Batches are written within a second.
    await expect.poll(() => searchDatabase(client, traces), { timeout: 5000 }).toContain('public.active_minutes');

    const filled = await searchDatabase(client, traces);
    const tables = (await listTables(client)).map(({ name }) => name).filter((name) => !isOfJobs(name));

    expect(tables.filter((name) => !filled.includes(name) && !(name in impersonal))).toEqual([]);
    expect(Object.keys(impersonal).filter((name) => filled.includes(name) || !tables.includes(name))).toEqual([]);
  });

  it('her export holds what she wrote and who she is', async () => {
    const text = JSON.stringify(await exportChild(world.context, maya.id));

    for (const words of [
      'Zqcanarymaya',
      'zqcanary.parent@example.org',
      `${CANARY} guess`,
      `${CANARY} bio`,
      `${CANARY} post`,
      `${CANARY} story`,
      `${CANARY} says hello`,
      'mint',
    ])
      expect(text).toContain(words);
  });
});

describe('the queue of jobs', () => {
  it('is searched, and knows nothing of her', async () => {
    const found = await searchDatabase(client, traces);

    expect((await listTables(client)).filter(({ name }) => isOfJobs(name)).length).toBeGreaterThan(3);
    expect(found.filter(isOfJobs)).toEqual([]);
  });

  it('is where the search finds a payload that names her', async () => {
    await client.query(`insert into jobs.job (name, data) values ('family.send-mails', $1)`, [{ child: maya.id }]);

    expect((await searchDatabase(client, traces)).some(isOfJobs)).toBe(true);

    await client.query(`delete from jobs.job where data is not null`);
  });
});

describe('the copy of her data for the family', () => {
  it('holds something of every table that names her, or there is a reason why not', async () => {
    const named = (await searchDatabase(client, traces)).map((name) => name.replace('public.', ''));
    const unknown = named.filter((name) => !(name in copiedTables) && !(name in uncopiedTables));
    const missing = named.filter((name) => name in copiedTables && isNothing(valueAt(copy, copiedTables[name] ?? '')));

    expect(unknown).toEqual([]);
    expect(missing).toEqual([]);
  });

  it('holds what she wrote as readable pages', () => {
    for (const words of ['story', 'post', 'says hello', 'guess']) expect(copy.allHtml).toContain(`${CANARY} ${words}`);
  });

  it('names other children by username only', () => {
    const text = copy.allHtml + JSON.stringify(copy.data);

    expect(text).toContain(friend.username);
    expect(text).not.toContain(friend.id);
    expect(text).not.toContain('Quick Newt');
    expect(text).not.toContain(omar.email);
  });

  it('does not mention her cry for help', () => {
    expect(copy.allHtml + JSON.stringify(copy.data)).not.toMatch(/want to die|crisis/i);
  });
});

function valueAt({ data }: Copy, path: string): unknown {
  const [module = '', key = ''] = path.split('.');
  return (data.data[module] as Record<string, unknown> | undefined)?.[key];
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

describe('the search finds what was left behind', () => {
  it('in a table of a module that does not erase', async () => {
    await client.query('create schema attic; create table attic.diaries (about jsonb)');
    await client.query('insert into attic.diaries values ($1)', [{ who: [maya.id] }]);

    expect(await searchDatabase(client, traces)).toContain('attic.diaries');

    await client.query('drop schema attic cascade');
  });

  it('in a text column', async () => {
    await client.query('create table notes (said text)');
    await client.query(`insert into notes values ('Dear ZQCANARY the frog')`);

    expect(await searchDatabase(client, traces)).toContain('public.notes');

    await client.query('drop table notes');
  });

  it('in a file of the data folder', () => {
    mkdirSync(path(dataDir, 'pictures'));
    writeFileSync(path(dataDir, 'pictures', `${maya.id}.svg`), '<svg/>');

    expect(searchFiles(dataDir, traces)).toHaveLength(1);

    rmSync(path(dataDir, 'pictures'), { recursive: true });
  });
});

describe('after erasing', () => {
  beforeAll(async () => {
    await eraseChild(world.context, maya.id);
    await world.visitor().call(sendVerification, { body: signUpFormFor(world, { username: 'other_frog', age: 8 }) });
    await world.pass(2 * DAY);
    for (const job of world.context.jobs.schedule) await world.context.jobs.run(job.name);
    await new Promise((resolve) => setTimeout(resolve, 1200)); // what waited for its second is written now
  });

  it('no table of any schema holds her name, her parent or her words', async () => {
    expect(await searchDatabase(client, traces)).toEqual([]);
  });

  it('no file and no log line holds them', () => {
    expect(log.length).toBeGreaterThan(10);
    expect(log.filter((line) => traces.some((trace) => line.toLowerCase().includes(trace.toLowerCase())))).toEqual([]);
    expect(searchFiles(dataDir, traces)).toEqual([]);
  });

  it('she is signed out, and nobody can sign in by her name', async () => {
    expect((await maya.send('GET', '/api/user')).statusCode).toBe(401);

    const { status } = await world.visitor().call(logIn, { body: { username: maya.username, password: PASSWORD } });
    expect(status).toBe(401);
  });

  it('her buddy keeps all his own data', async () => {
    const { rows } = await client.query('select count(*)::int as n from posts where author_id = $1', [friend.id]);

    expect(rows[0].n).toBe(3);
    expect(await searchDatabase(client, [omar.email])).toContain('public.parents');
  });
});

/** Files below a folder whose name or text holds one of the words. */
function searchFiles(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path(entry.parentPath, entry.name))
    .filter((file) => words.some((word) => file.includes(word) || readFileSync(file, 'utf8').includes(word)));
}
