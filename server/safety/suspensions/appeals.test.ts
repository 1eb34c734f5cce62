import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actOnPerson, readPerson } from '#contract/people.ts';
import { createPost } from '#contract/posts.ts';
import { listStaffMessages, sendAppeal } from '#contract/safety.ts';
import { DAY } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child } from '#test/support/children.ts';
import { caseAt, decide, handIn, queue, read } from '#test/support/moderation.ts';
import { hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ines: Person;
let maya: Child;
beforeEach(async () => {
  world = await openWorld();
  [ines, maya] = [await hireInes(world), await child(world)];
});
afterEach(() => world[Symbol.asyncDispose]());

const story = () =>
  ({ clientId: newId(), title: 'My newt', content: 'It swims in the rain.', category: 'story' }) as const;
const write = () => maya.call(createPost, { body: story() });
const readPause = async (who: Child) => (await who.call(listStaffMessages, {})).data.pause;
const readTemplates = async (who: Child) =>
  (await who.call(listStaffMessages, {})).data.notices.map(({ template }) => template);
const appeal = (who: Child, decisionId: string, text = 'I did not mean it.') =>
  who.call(sendAppeal, { body: { decisionId, text } });
const appealNow = async (text?: string) => appeal(maya, (await readPause(maya))?.id ?? '', text);

describe('an appeal against a moderator’s suspension', () => {
  beforeEach(() => handIn(maya));

  it('can be appealed once, and ends when the appeal is granted', async () => {
    await decide(ines, (await caseAt(ines)).id, 'pause_24h');
    const { id = '' } = (await readPause(maya)) ?? {};

    expect((await appeal(maya, id)).status).toBe(201);
    expect((await appeal(maya, id)).error.code).toBe('already_appealed');
    expect(await readPause(maya)).toMatchObject({ canAppeal: false, isAnswered: false });

    const { data } = await read(ines, (await caseAt(ines)).id);
    expect(data).toMatchObject({
      kind: 'appeal',
      text: 'I did not mean it.',
      can: expect.arrayContaining(['approve']),
    });
    expect((await decide(ines, data.id, 'approve')).status).toBe(200);
    expect(await readPause(maya)).toBeNull();
    expect((await write()).status).toBe(201);

    expect(await readTemplates(maya)).toEqual(['pause_ended']);
  });

  it('that is declined leaves the suspension, and says so', async () => {
    await decide(ines, (await caseAt(ines)).id, 'pause_24h');
    await appealNow();

    await decide(ines, (await caseAt(ines)).id, 'remove');

    expect((await write()).error.code).toBe('paused');
    expect(await readPause(maya)).toMatchObject({ canAppeal: false, isAnswered: true });

    expect(await readTemplates(maya)).toEqual(['appeal_declined', 'paused']);
  });

  it('sent ten times at once is one', async () => {
    await decide(ines, (await caseAt(ines)).id, 'pause_1h');
    const { id = '' } = (await readPause(maya)) ?? {};

    const replies = await Promise.all(Array.from({ length: 10 }, () => appeal(maya, id)));

    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await queue(ines)).toHaveLength(1);
  });

  it('is urgent if the child may be in danger', async () => {
    await decide(ines, (await caseAt(ines)).id, 'pause_1h');
    await appeal(maya, (await readPause(maya))?.id ?? '', 'I want to die. Nobody can help me.');

    expect(await caseAt(ines)).toMatchObject({ reason: 'crisis', urgent: true });
  });

  it('of another child, or of none, reads as not found', async () => {
    await decide(ines, (await caseAt(ines)).id, 'pause_1h');
    const leo = await child(world);

    const { id = '' } = (await readPause(maya)) ?? {};

    expect((await appeal(leo, id)).status).toBe(404);
    expect((await appeal(maya, newId())).status).toBe(404);
    expect((await world.visitor().call(sendAppeal, { body: { decisionId: id, text: 'Hello' } })).status).toBe(401);
    expect(await queue(ines)).toEqual([]);
  });
});

describe('an appeal against an admin’s suspension', () => {
  let ada: Person;
  beforeEach(async () => {
    ada = await hire(world, { username: 'ada', role: 'admin' });
  });
  const act = (name: 'pause_week' | 'resume', reason: 'rules' | 'mistake' = 'rules') =>
    ada.call(actOnPerson, { params: { id: maya.id }, body: { act: name, reason } });

  it('is open to the child, who reads the reason and the end', async () => {
    await act('pause_week');

    expect(await readTemplates(maya)).toEqual(['paused_rules']);
    expect(await readPause(maya)).toMatchObject({
      reason: 'rules',
      endsAt: new Date(world.clock.now().getTime() + 7 * DAY).toISOString(),
      canAppeal: true,
    });
    expect((await appealNow()).status).toBe(201);
  });

  it('is answered by a moderator, and ends the suspension when it is granted', async () => {
    await act('pause_week');
    await appealNow();
    const { id } = await caseAt(ines);

    expect((await read(ines, id)).data.suspension).toMatchObject({ by: 'ada', reason: 'rules', needsColleague: false });
    expect((await decide(ines, id, 'approve')).status).toBe(200);
    expect(await readPause(maya)).toBeNull();
    expect((await write()).status).toBe(201);
    expect(await readTemplates(maya)).toEqual(['pause_ended']);
  });

  it('is closed when the admin ends the suspension, and the child gets a message', async () => {
    await act('pause_week');
    await appealNow();
    const { id } = await caseAt(ines);

    expect((await act('resume', 'mistake')).status).toBe(204);

    expect(await queue(ines)).toEqual([]);
    expect((await decide(ines, id, 'remove')).error.code).toBe('already_decided');
    expect(await readTemplates(maya)).toEqual(['pause_ended']);
    expect((await write()).status).toBe(201);
  });

  it('stays open if the child may be in danger', async () => {
    await act('pause_week');
    await appealNow('I want to die. Nobody can help me.');

    await act('resume', 'mistake');

    expect(await caseAt(ines)).toMatchObject({ reason: 'crisis', urgent: true });
  });

  it('is about the suspension that ends last', async () => {
    await handIn(maya);
    await decide(ines, (await caseAt(ines)).id, 'pause_24h');
    await act('pause_week');

    expect(await readPause(maya)).toMatchObject({ reason: 'rules' });
  });

  it('shows a colleague the words of the case that the admin named', async () => {
    await handIn(maya, { title: 'My frog', content: 'It jumps over the moon.' });
    const { id: caseId } = await caseAt(ines);
    const { cases } = (await ada.call(readPerson, { params: { id: maya.id } })).data;
    expect(cases).toMatchObject([{ id: caseId, kind: 'post', isOpen: true }]);

    await ada.call(actOnPerson, { params: { id: maya.id }, body: { act: 'pause_week', reason: 'rules', caseId } });
    await decide(ines, caseId, 'remove');
    await appealNow();
    const { around, suspension } = (await read(ines, (await caseAt(ines)).id)).data;

    expect(suspension).toMatchObject({ by: 'ada', reason: 'rules' });
    expect(around).toMatchObject([{ text: expect.stringContaining('It jumps over the moon.') }]);
    expect(await readTemplates(maya)).toContain('paused_rules');
  });

  it('cannot name the case of another child', async () => {
    const leo = await child(world);
    await handIn(leo);
    const { id: caseId } = await caseAt(ines);

    const body = { act: 'pause_week', reason: 'rules', caseId } as const;
    const { status, error } = await ada.call(actOnPerson, { params: { id: maya.id }, body });

    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('caseId');
    expect(await readPause(maya)).toBeNull();
  });

  it('cannot be kept for a reason that explains nothing to the child', async () => {
    const { status, error } = await act('pause_week', 'mistake');

    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('reason');
    expect(await readPause(maya)).toBeNull();
    expect((await write()).status).toBe(201);
  });
});

describe('who answers an appeal', () => {
  beforeEach(async () => {
    await handIn(maya, { title: 'My frog', content: 'It jumps over the moon.' });
    await decide(ines, (await caseAt(ines)).id, 'pause_24h');
    await appealNow();
  });
  const readAppeal = async (staff: Person) => (await read(staff, (await caseAt(staff)).id)).data;

  it('sees what the child had written, and who suspended them', async () => {
    const otto = await hire(world, { username: 'otto', role: 'moderator' });

    const { suspension, around, can } = await readAppeal(otto);

    expect(suspension).toMatchObject({ by: 'ines', reason: null, needsColleague: false });
    expect(around).toMatchObject([{ text: expect.stringContaining('It jumps over the moon.') }]);
    expect(can).toContain('remove');
  });

  it('is a colleague of the one who suspended the child', async () => {
    const otto = await hire(world, { username: 'otto', role: 'moderator' });
    const { id, can, suspension } = await readAppeal(ines);

    expect(suspension?.needsColleague).toBe(true);
    expect(can).not.toContain('remove');

    const { status, error } = await decide(ines, id, 'remove');

    expect(status).toBe(403);
    expect(error.message).toContain('a colleague has to answer');
    expect((await decide(otto, id, 'remove')).status).toBe(200);
    expect(await readTemplates(maya)).toEqual(['appeal_declined', 'paused']);
  });

  it('is a colleague, too, if the child may be in danger', async () => {
    const leo = await child(world);
    await handIn(leo);
    const story = (await queue(ines)).find(({ kind }) => kind === 'post');
    await decide(ines, story?.id ?? '', 'pause_24h');
    await appeal(leo, (await readPause(leo))?.id ?? '', 'I want to die. Nobody can help me.');
    const otto = await hire(world, { username: 'otto', role: 'moderator' });
    const { id, reason, suspension } = await readAppeal(ines);

    expect(reason).toBe('crisis');
    expect(suspension?.needsColleague).toBe(true);
    expect((await decide(ines, id, 'remove')).status).toBe(403);
    expect((await decide(otto, id, 'remove')).status).toBe(200);
  });

  it('may be the one who suspended the child if they end the suspension', async () => {
    await hire(world, { username: 'otto', role: 'moderator' });

    expect((await decide(ines, (await readAppeal(ines)).id, 'approve')).status).toBe(200);
    expect(await readPause(maya)).toBeNull();
  });

  it('is the same person where nobody else can', async () => {
    expect((await decide(ines, (await readAppeal(ines)).id, 'remove')).status).toBe(200);
  });

  it('is the only admin for what was handed to the admins', async () => {
    const ada = await hire(world, { username: 'ada', role: 'admin' });
    await decide(ines, (await readAppeal(ines)).id, 'escalate');

    expect((await readAppeal(ada)).can).toContain('remove');
  });

  it('is anybody once the suspension is over', async () => {
    await hire(world, { username: 'otto', role: 'moderator' });
    await world.context.db.pool.query('update sessions set remembered = true');
    await world.pass(DAY);

    expect((await readAppeal(ines)).can).toContain('remove');
  });
});
