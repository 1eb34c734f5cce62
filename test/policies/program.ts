import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { logIn, readUser } from '#contract/accounts.ts';
import { draftRiddles } from '#contract/cards/kinds/riddle-desk.ts';
import { listChatBuddies } from '#contract/chat.ts';
import { createComment } from '#contract/comments.ts';
import { blockUser, declineFriendRequest } from '#contract/friends.ts';
import { createPost, readPost } from '#contract/posts.ts';
import type { CaseRow } from '#contract/safety.ts';
import { removeStaff } from '#contract/staff.ts';
import { DAY, HOUR } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { choosePresence, sendText, twoBuddies } from '../support/chat.ts';
import { type Child, child, makeBuddies, post } from '../support/children.ts';
import { signInAgain } from '../support/family.ts';
import { ask, listRequests, parentAddress } from '../support/friends.ts';
import { ModelServer } from '../support/language-model.ts';
import { queue, read } from '../support/moderation.ts';
import { subjectsTo } from '../support/parent-mails.ts';
import { hire, type Person } from '../support/people.ts';
import { openSocket } from '../support/sockets.ts';
import { WebhookServer } from '../support/webhook.ts';
import { openWorld, PASSWORD, type World } from '../world.ts';
import { isStored, type Proof, queryRows, root, runJobs } from './proof.ts';

/** What the program decides by itself, and what staff see of it. */
export const programProofs = {
  signals: async (world) => {
    const [zoe, ida] = await twoBuddies(world, [14, 13]);
    const status = async (words: string) => (await sendText(zoe, ida, words)).data?.message.status;
    const spread = ['how old are you', 'are you home alone', 'send me a pic'];
    for (const words of spread) {
      expect(await status(words)).toBe('held');
      await age(world, zoe, 9);
    }
    expect((await sendText(zoe, ida, "don't tell your mom")).error.code).toBe('invalid');
    expect((await listCases(world)).some(({ urgent, kind }) => urgent && kind === 'message')).toBe(true);

    const [leo, sam] = await twoBuddies(world, [14, 13]);
    for (const words of spread) {
      await sendText(leo, sam, words);
      await age(world, leo, 31);
    }
    expect((await sendText(leo, sam, "don't tell your mom")).data.message.status).toBe('held');

    const [maya, ada] = await twoBuddies(world);
    for (const part of ['my number is', '555', '123']) expect((await sendText(maya, ada, part)).status).toBe(201);
    expect((await sendText(maya, ada, '4567')).data.message.status).toBe('held');
  },

  services: async () => {
    await using alarm = new WebhookServer();
    await using model = new ModelServer();
    const settings = { STAFF_WEBHOOK_URL: await alarm.open(), ...(await model.open()) };
    await using there = await openWorld({ settings });
    const ada = await hire(there, { username: 'ada_services', role: 'admin' });
    const [maya, leo] = await twoBuddies(there);
    await sendText(maya, leo, 'i want to die');
    await runJobs(there);
    const order = { category: 'animals', difficulty: 'easy', count: 3 } as const;
    await ada.call(draftRiddles, { body: order });
    expect(alarm.calls.map(({ body }) => JSON.parse(body))).toEqual([
      { kind: 'crisis', count: 1, link: expect.stringMatching(/\/moderation$/) },
    ]);
    expect(model.questions).toHaveLength(1);
    expect(model.questions[0]?.body).toContain('Topic: animals');
    expect(model.questions[0]?.body).not.toMatch(/want to die|\bmaya|@/);
    const callers = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).filter((file) =>
      /\b(fetch|callService|postWebhook|createTransport)\(/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(callers.toSorted()).toEqual([
      'server/cards/generator/model/ask-model.ts',
      'server/family/payments/adapter.ts',
      'server/platform/mail/transports.ts',
      'server/platform/outside/outside-service.ts',
      'server/platform/outside/webhook.ts',
      'server/safety/alerts/alerts.ts',
    ]);
  },

  crisis: async (world) => {
    const [maya, leo] = await twoBuddies(world);
    const { data, status } = await sendText(maya, leo, 'i want to die');
    expect([status, data.needsComfort]).toEqual([201, true]);
    const cases = await listCases(world);
    expect(cases.some(({ kind, reason, urgent }) => kind === 'message' && reason === 'crisis' && urgent)).toBe(true);
    const story = { clientId: newId(), title: 'My day', content: 'I want to die.', category: 'story' } as const;
    const zoe = await child(world, { age: 14 });
    expect((await zoe.call(createPost, { body: story })).data).toMatchObject({ needsComfort: true, status: 'held' });
  },

  blocks: async (world) => {
    const sam = await child(world);
    const id = await post(world, sam);
    const others = [];
    for (let at = 0; at < 4; at += 1) others.push(await child(world));
    for (const other of others) await makeBuddies(world, sam, other);
    const back = async () =>
      await world.visitor().call(logIn, { body: { username: sam.username, password: PASSWORD } });
    const block = async (who: Child | undefined) => (await who?.call(blockUser, { params: { id: sam.id } }))?.status;
    await world.pass(3 * DAY + HOUR);
    const [one, two, three, witness] = await Promise.all(others.map(signInAgain));
    const newcomer = await child(world);
    await makeBuddies(world, sam, newcomer);
    const signedIn = await signInAgain(sam);
    for (const other of [one, two, newcomer]) expect(await block(other)).toBe(200);
    expect((await witness?.call(readPost, { params: { id } }))?.status).toBe(200);
    expect(await block(three)).toBe(200);
    expect((await signedIn.call(readUser, {})).status).toBe(401);
    expect((await back()).error.code).toBe('removed');
    expect(await subjectsTo(world, parentAddress(sam))).toContain('Robin cannot sign in for now');
    await world.pass(72 * HOUR + HOUR);
    await runJobs(world);
    expect((await back()).status).toBe(200);
  },

  strangers: async (world) => {
    let maya = await child(world);
    const others = [];
    for (let at = 0; at < 6; at += 1) others.push(await child(world));
    for (const [at, other] of others.entries()) {
      if (at === 3) {
        await world.pass(DAY);
        maya = await signInAgain(maya);
      }
      expect((await ask(maya, other)).status).toBe(201);
    }
    const isAsking = async () =>
      (await listCases(world)).some(({ kind, title }) => kind === 'asking' && title === maya.username);
    for (const [at, other] of others.slice(0, 5).entries()) {
      expect(await isAsking(), `after ${at}`).toBe(false);
      const who = await signInAgain(other);
      await who.call(declineFriendRequest, { params: { id: (await listRequests(who))[0]?.id ?? '' } });
    }
    expect(await isAsking()).toBe(true);
  },

  presence: async () => {
    await using there = await openWorld();
    const address = await there.listen();
    const [young, leo] = await twoBuddies(there);
    const [old, ida] = await twoBuddies(there, [14, 14]);
    const isOnline = async (who: Child) => (await who.call(listChatBuddies, {})).data.buddies[0]?.isOnline;
    for (const one of [young, old]) await choosePresence(there, one, null);
    for (const one of [young, old]) await openSocket(address, one);
    expect([await isOnline(leo), await isOnline(ida)]).toEqual([false, true]);
    await choosePresence(there, young, true);
    await choosePresence(there, old, false);
    expect([await isOnline(leo), await isOnline(ida)]).toEqual([true, false]);
  },

  reach: async (world) => {
    const [stranger, far] = [await child(world), await child(world, { age: 14 })];
    const [bold, shy] = [
      await child(world, { scopes: ['posts', 'buddies', 'reach'] }),
      await child(world, { scopes: ['posts', 'buddies'] }),
    ];
    const [id, near] = [await post(world, bold, { reach: EVERYONE }), await post(world, shy, { reach: EVERYONE })];
    const reads = async (who: Child, story: string) => (await who.call(readPost, { params: { id: story } })).status;
    expect(await reads(stranger, near)).toBe(404);
    expect([await reads(stranger, id), await reads(far, id)]).toEqual([200, 404]);
    const comment = { params: { id }, body: { clientId: newId(), content: 'How high?' } };
    expect((await stranger.call(createComment, comment)).status).toBe(403);
    await makeBuddies(world, bold, stranger);
    expect((await stranger.call(createComment, comment)).status).toBe(201);
  },

  staffSee: async (world) => {
    const [maya, leo] = await twoBuddies(world);
    for (let at = 0; at < 8; at += 1) await sendText(maya, leo, `good ${'o'.repeat(at)}day`);
    await sendText(maya, leo, 'where do you live');
    const staff = await moderator(world);
    const found = (await queue(staff)).find(({ title }) => title === 'where do you live');
    const { data } = await read(staff, found?.id ?? '');
    expect(data.text).toBe('where do you live');
    expect(data.around.length).toBeLessThanOrEqual(5);
    expect(
      await queryRows(world, `select 1 from audit_links where act = 'case.read' and actor = $1`, staff.id),
    ).toHaveLength(1);
  },

  staffLeave: async (world) => {
    const [ada, ines] = [await hire(world, { username: 'leave_ada', role: 'admin' }), await moderator(world)];
    expect((await ada.call(removeStaff, { params: { id: ines.id } })).status).toBe(204);
    const [left] = await queryRows(world, 'select username, email, password_hash from accounts where id = $1', ines.id);
    expect(left).toEqual({ username: ines.username, email: null, password_hash: '' });
    expect(await isStored(world, [ines.id], 'second_steps', 'recovery_codes', 'sessions')).toBe(false);
  },
} satisfies Record<string, Proof>;

/** A post of this reach goes to every child of about the same age. */
const EVERYONE = 1000;

let moderators = 0;

function moderator(world: World): Promise<Person> {
  moderators += 1;
  return hire(world, { username: `program_moderator_${moderators}`, role: 'moderator' });
}

async function listCases(world: World): Promise<readonly CaseRow[]> {
  return queue(await moderator(world));
}

/** As if a child had written everything so many days earlier. */
async function age(world: World, { id }: Child, days: number): Promise<void> {
  const sql = `update chat_messages set created_at = created_at - $2 * interval '1 day' where sender_id = $1`;
  await world.context.db.pool.query(sql, [id, days]);
}
