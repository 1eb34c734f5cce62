import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addCaseNote,
  type CareTemplate,
  type CrisisStep,
  claimCase,
  handOverCase,
  listCaseLog,
  listColleagues,
  readParentContact,
  releaseCase,
  sendCare,
  tickStep,
} from '#contract/safety/casework.ts';
import { listCases, listStaffMessages, readReviewQueue } from '#contract/safety.ts';
import { DAY } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child } from '#test/support/children.ts';
import { caseAt, decide, handIn, queue, read } from '#test/support/moderation.ts';
import { hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { openSocket } from '#test/support/sockets.ts';
import { type Browser, openWorld, type World } from '#test/world.ts';
import { listNewestLinks } from '../../../test/support/audit.ts';

let world: World;
let ines: Person;
let tomas: Person;
let ada: Person;
let maya: Child;
beforeEach(async () => {
  world = await openWorld();
  ines = await hireInes(world);
  tomas = await hire(world, { username: 'tomas', role: 'moderator' });
  ada = await hire(world, { username: 'ada', role: 'admin' });
  maya = await child(world, { age: 9 });
});
afterEach(() => world[Symbol.asyncDispose]());

const claim = (staff: Browser, id: string, takeOver = false) =>
  staff.call(claimCase, { params: { id }, body: { takeOver } });
const handOver = (staff: Browser, id: string, to: string) => staff.call(handOverCase, { params: { id }, body: { to } });
const note = (staff: Browser, id: string, text: string, noteId = newId()) =>
  staff.call(addCaseNote, { params: { id }, body: { noteId, text } });
const tick = (staff: Browser, id: string, step: CrisisStep, isDone = true) =>
  staff.call(tickStep, { params: { id, step }, body: { isDone } });
const care = (staff: Browser, id: string, template: CareTemplate) =>
  staff.call(sendCare, { params: { id }, body: { template } });
const contact = (staff: Browser, id: string) =>
  staff.call(readParentContact, { params: { id }, body: { reason: 'danger_now' } });
const acts = async () => (await listNewestLinks(world, 50)).map(({ act }) => act);
const staffMessages = async () => (await maya.call(listStaffMessages, {})).data.notices;

async function heldCase(): Promise<string> {
  await handIn(maya);
  return (await caseAt(ines)).id;
}

async function crisisCase(content = 'I want to die. Nobody can help me.'): Promise<string> {
  await handIn(maya, { content });
  return (await caseAt(ines)).id;
}

describe('a claimed case', () => {
  it('shows its moderator in the queue and in the case', async () => {
    const id = await heldCase();

    await claim(ines, id);

    expect((await caseAt(tomas)).claimedBy).toBe('ines');
    expect((await read(tomas, id)).data.claim).toMatchObject({ by: 'ines', isOwn: false });
    expect((await read(ines, id)).data.claim).toMatchObject({ isOwn: true });
  });

  it('is announced to colleagues at once by the socket', async () => {
    const address = await world.listen();
    const socket = await openSocket(address, tomas);
    const ofMaya = await openSocket(address, maya);
    const id = await heldCase();

    await claim(ines, id);

    expect(await socket.next('changed')).toEqual({ type: 'changed', what: 'moderation' });
    expect(ofMaya.all('changed').filter(({ what }) => what === 'moderation')).toEqual([]);
    for (const one of [socket, ofMaya]) one.close();
  });

  it('is announced to colleagues, too, when it begins to wait for a second person', async () => {
    const socket = await openSocket(await world.listen(), tomas);

    await decide(ines, await heldCase(), 'remove_account');

    expect(await socket.next('changed')).toEqual({ type: 'changed', what: 'moderation' });
    socket.close();
  });

  it('is announced to colleagues, and not to its moderator, when it is closed', async () => {
    const address = await world.listen();
    const ofTomas = await openSocket(address, tomas);
    const ofInes = await openSocket(address, ines);

    await decide(ines, await heldCase(), 'approve');

    expect(await ofTomas.next('changed')).toEqual({ type: 'changed', what: 'moderation' });
    expect(ofInes.all('changed').filter(({ what }) => what === 'moderation')).toEqual([]);
    for (const one of [ofTomas, ofInes]) one.close();
  });

  it('cannot be claimed by a colleague, who learns whose it is', async () => {
    const id = await heldCase();
    await claim(ines, id);

    const { status, error } = await claim(tomas, id);

    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'claimed', fields: { claimedBy: 'ines' } });
  });

  it('cannot be decided or given up by a colleague', async () => {
    const id = await heldCase();
    await claim(ines, id);

    const decided = await decide(tomas, id, 'approve');
    const released = await tomas.call(releaseCase, { params: { id } });

    expect(decided.error.code).toBe('claimed');
    expect(released.error.code).toBe('claimed');
    expect((await read(ines, id)).data.state).toBe('open');
  });

  it('can be taken over on purpose, and the log says so', async () => {
    const id = await heldCase();
    await claim(ines, id);

    const { status } = await claim(tomas, id, true);

    expect(status).toBe(204);
    expect((await read(ines, id)).data.log).toMatchObject([
      { event: 'claim', by: 'ines' },
      { event: 'take_over', by: 'tomas' },
    ]);
    expect((await acts()).filter((act) => act === 'case.take_over')).toHaveLength(1);
  });

  it('is free again when its moderator gives it up', async () => {
    const id = await heldCase();
    await claim(ines, id);

    await ines.call(releaseCase, { params: { id } });

    expect((await claim(tomas, id)).status).toBe(204);
  });

  it('can be handed to a colleague, who alone can decide it then', async () => {
    const id = await heldCase();
    await claim(ines, id);

    expect((await handOver(ines, id, tomas.id)).status).toBe(204);
    expect((await read(ines, id)).data.log.at(-1)).toMatchObject({ event: 'hand_over', by: 'ines', detail: 'tomas' });
    expect((await decide(ines, id, 'approve')).error.code).toBe('claimed');
    expect((await decide(tomas, id, 'approve')).status).toBe(200);
  });

  it('cannot be handed to a child, nor by a colleague', async () => {
    const id = await heldCase();
    await claim(ines, id);

    expect((await handOver(ines, id, maya.id)).status).toBe(404);
    expect((await handOver(tomas, id, ada.id)).error.code).toBe('claimed');
  });

  it('of an admin after an escalation goes to no moderator', async () => {
    const id = await heldCase();
    await decide(ines, id, 'escalate');

    expect((await claim(ines, id)).error).toMatchObject({
      code: 'not_for_you',
      message: 'An admin decides this case now.',
    });
    expect((await handOver(ada, id, tomas.id)).status).toBe(400);
    expect((await claim(ada, id)).status).toBe(204);
  });

  it('is free for the second person after a removal was asked for', async () => {
    const id = await heldCase();
    await claim(ines, id);
    await decide(ines, id, 'remove_account');

    expect((await decide(tomas, id, 'remove_account')).status).toBe(200);
  });

  it('claimed twice is one entry; a decided one cannot be claimed', async () => {
    const id = await heldCase();
    await claim(ines, id);
    await claim(ines, id);

    expect((await read(ines, id)).data.log).toHaveLength(1);

    await decide(ines, id, 'approve');

    expect((await claim(ines, id)).error.code).toBe('already_decided');
  });
});

describe('a private note', () => {
  it('is on the case for all staff, once, and its words are not in the audit log', async () => {
    const id = await heldCase();
    const noteId = newId();

    await note(ines, id, 'Called our lead.', noteId);
    await note(ines, id, 'Called our lead.', noteId);

    expect((await read(tomas, id)).data.log).toMatchObject([{ event: 'note', by: 'ines', detail: 'Called our lead.' }]);

    const links = await listNewestLinks(world, 20);

    expect(links.some(({ detail }) => detail?.includes('lead'))).toBe(false);
  });

  it('is refused under the id of a note on another case, and added under one of its own', async () => {
    const [first, noteId] = [await heldCase(), newId()];
    await note(ines, first, 'Called our lead.', noteId);
    await handIn(await child(world));
    const second = (await queue(ines)).find(({ id }) => id !== first)?.id ?? '';

    const refused = await note(ines, second, 'Looks fine.', noteId);

    expect(refused.status).toBe(400);
    expect(refused.error.message).toContain('another case');
    expect((await read(ines, second)).data.log).toEqual([]);
    expect((await acts()).filter((act) => act === 'case.note')).toHaveLength(1);
    expect((await note(ines, second, 'Looks fine.')).status).toBe(201);
  });

  it('needs words, and a case', async () => {
    const id = await heldCase();

    expect((await note(ines, id, '   ')).status).toBe(400);
    expect((await note(ines, newId(), 'Hello')).status).toBe(404);
  });

  it('is still added by a moderator while an admin decides the case, and by nobody once it is decided', async () => {
    const id = await heldCase();
    await decide(ines, id, 'escalate');

    expect((await note(ines, id, 'The family moved last week.')).status).toBe(201);

    await decide(ada, id, 'approve');

    expect((await note(ines, id, 'Too late.')).error.code).toBe('already_decided');
  });

  it('goes with the copy of the case a month after the decision', async () => {
    const id = await heldCase();
    await note(ines, id, 'Called our lead.');
    await decide(ines, id, 'approve');

    await world.pass(31 * DAY);
    await world.context.jobs.run('retention.delete-old');

    const { rows } = await world.context.db.pool.query('select detail from case_log where case_id = $1', [id]);
    expect(rows).toEqual([{ detail: null }]);
  });
});

describe('a long log', () => {
  const words = Array.from({ length: 105 }, (_, index) => `Note ${index}`);
  const writeAll = async (id: string) => {
    for (const text of words) {
      await note(ines, id, text);
      world.clock.pass(1);
    }
  };
  const earlier = (staff: Browser, id: string, cursor: string | null) =>
    staff.call(listCaseLog, { params: { id }, query: { cursor: cursor ?? '' } });

  it('comes with its newest entries, and the earlier ones are a page away', async () => {
    const id = await heldCase();
    await writeAll(id);

    const newest = (await read(tomas, id)).data;
    const { data } = await earlier(tomas, id, newest.earlier);

    expect([...data.log, ...newest.log].map(({ detail }) => detail)).toEqual(words);
    expect(newest.log).toHaveLength(100);
    expect(data.earlier).toBeNull();
  });

  it('forgets no step, no caring note and no look at the contact of the parents', async () => {
    const id = await crisisCase();
    await tick(ines, id, 'read');
    await care(ines, id, 'care_heard');
    await contact(ines, id);
    await writeAll(id);

    await care(ines, id, 'care_heard');

    const { stepsDone, crisis } = (await read(tomas, id)).data;
    expect(stepsDone.map(({ step }) => step)).toEqual(['read', 'child']);
    expect(crisis?.isParentContactRead).toBe(true);
    expect(await staffMessages()).toHaveLength(1);
  });

  it('is refused for a case that does not exist, a cursor that we did not make, and a child', async () => {
    const id = await heldCase();
    await writeAll(id);
    const cursor = (await read(ines, id)).data.earlier;

    expect((await earlier(ines, newId(), cursor)).status).toBe(404);
    expect((await earlier(ines, id, 'nonsense')).status).toBe(400);
    expect((await earlier(maya, id, cursor)).status).toBe(403);
    expect((await earlier(ines, id, cursor)).status).toBe(200);
  });
});

describe('a crisis case', () => {
  it('remembers its steps for all staff, and the audit log has each', async () => {
    const id = await crisisCase();

    await tick(ines, id, 'read');
    await tick(ines, id, 'others');
    await tick(ines, id, 'others', false);

    expect((await read(tomas, id)).data.stepsDone.map(({ step }) => step)).toEqual(['read']);
    expect(await acts()).toEqual(expect.arrayContaining(['case.step', 'case.undo_step']));
  });

  it('ticked twice has one entry', async () => {
    const id = await crisisCase();
    await tick(ines, id, 'read');

    await tick(ines, id, 'read');

    expect((await read(ines, id)).data.log).toHaveLength(1);
  });

  it('sends the child a caring note once, which ticks its step, and stays open', async () => {
    const id = await crisisCase();

    await care(ines, id, 'care_heard');
    await care(ines, id, 'care_heard');

    expect(await staffMessages()).toMatchObject([{ template: 'care_heard', about: '' }]);
    expect((await read(ines, id)).data).toMatchObject({ state: 'open', stepsDone: [{ step: 'child' }] });
  });

  it('is marked as cared for: the words stay unseen, and nothing says that they were removed', async () => {
    const id = await crisisCase();

    const { data } = await decide(ines, id, 'care');

    expect(data.state).toBe('decided');
    expect(await staffMessages()).toEqual([]);
    expect(await queue(ines)).toEqual([]);
  });

  it('may end with a caring note, and with no guidance', async () => {
    const id = await crisisCase();

    expect((await decide(ines, id, 'care', 'kinder')).status).toBe(400);
    expect((await decide(ines, id, 'care', 'care_brave')).status).toBe(200);
    expect(await staffMessages()).toMatchObject([{ template: 'care_brave' }]);
  });

  it('says whether home may be the danger', async () => {
    const sad = await crisisCase();
    expect((await read(ines, sad)).data.crisis).toEqual({
      timeZone: 'UTC',
      mayHomeBeUnsafe: false,
      isParentContactRead: false,
    });

    await decide(ines, sad, 'care');
    const hurt = await crisisCase('My dad hits me every day and I am scared to go home.');

    expect((await read(ines, hurt)).data.crisis?.mayHomeBeUnsafe).toBe(true);
  });

  it('shows the contact of the parents for a reason, which the log and the audit log keep', async () => {
    const id = await crisisCase();

    const { data } = await contact(ines, id);

    expect(data.parents).toMatchObject([{ email: expect.stringContaining('@example.org') }]);
    expect((await read(ines, id)).data.log.at(-1)).toMatchObject({
      event: 'contact',
      by: 'ines',
      detail: 'danger_now',
    });
    expect(await acts()).toContain('case.contact');
  });

  it('needs a reason for the contact of the parents', async () => {
    const id = await crisisCase();

    const reply = await ines.send('POST', `/api/moderation/cases/${id}/parent-contact`, {});

    expect(reply.statusCode).toBe(400);
  });

  it('that a colleague has claimed is theirs alone', async () => {
    const id = await crisisCase();
    await claim(ines, id);

    expect((await tick(tomas, id, 'read')).error.code).toBe('claimed');
    expect((await care(tomas, id, 'care_now')).error.code).toBe('claimed');
    expect((await contact(tomas, id)).error.code).toBe('claimed');
  });

  it('is closed once: a later attempt says who was first', async () => {
    const id = await crisisCase();
    await decide(ines, id, 'care');

    const { error } = await decide(tomas, id, 'approve');

    expect(error).toMatchObject({ code: 'already_decided', fields: { decidedBy: 'ines', decision: 'care' } });
  });
});

describe('any other case', () => {
  it('has no steps, no caring note, no contact and no such end', async () => {
    const id = await heldCase();

    expect((await tick(ines, id, 'read')).status).toBe(400);
    expect((await care(ines, id, 'care_heard')).status).toBe(400);
    expect((await contact(ines, id)).status).toBe(400);
    expect((await decide(ines, id, 'care')).status).toBe(400);
    expect((await read(ines, id)).data.crisis).toBeNull();
  });
});

describe('the queue', () => {
  it('shows what is asked for, with a figure for each', async () => {
    const zoe = await child(world, { age: 14 });
    await handIn(zoe);
    const id = await crisisCase();
    await claim(ines, id);
    const listed = async (query: object) =>
      (await ines.call(listCases, { query })).data.cases.map(({ ageGroup }) => ageGroup);

    expect(await listed({ show: 'mine' })).toEqual(['9-10']);
    expect(await listed({ show: 'urgent' })).toEqual(['9-10']);
    expect(await listed({ show: 'reports' })).toEqual([]);
    expect(await listed({ ageGroup: '13-17' })).toEqual(['13-17']);
    expect(await listed({ kind: 'comment' })).toEqual([]);
    expect((await ines.call(readReviewQueue, {})).data).toMatchObject({ open: 2, urgent: 1, mine: 1, reported: 0 });
    expect((await tomas.call(readReviewQueue, {})).data.mine).toBe(0);
  });

  it('names the colleagues, and no child', async () => {
    const { data } = await ines.call(listColleagues, {});

    expect(data.colleagues.map(({ username }) => username)).toEqual(['ada', 'ines', 'tomas']);
    expect(data.colleagues.find(({ isSelf }) => isSelf)?.username).toBe('ines');
  });
});

describe('a child', () => {
  it('can call none of it', async () => {
    const id = await crisisCase();

    const replies = await Promise.all([
      claim(maya, id),
      maya.call(releaseCase, { params: { id } }),
      handOver(maya, id, ines.id),
      note(maya, id, 'Hello'),
      tick(maya, id, 'read'),
      care(maya, id, 'care_now'),
      contact(maya, id),
      maya.call(listColleagues, {}),
    ]);

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
  });
});
