import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { type Disagreement, listDisagreements, readFilterReport, rerunFilter } from '#contract/safety/learning.ts';
import { setFilterWord } from '#contract/safety/screening.ts';
import { sendAppeal } from '#contract/safety.ts';
import { eraseChild, exportChild } from '#server/family/index.ts';
import { child, makeBuddies, post } from '#test/support/children.ts';
import { caseAt, decide, handIn, queue, read, report } from '#test/support/moderation.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ada: Person;
let ines: Person;
let zoe: Person;

beforeAll(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
beforeEach(async () => {
  await keep(false);
  await keep(true);
  zoe = await child(world, { age: 14 });
});
afterAll(() => world[Symbol.asyncDispose]());

const keep = (keepStaffDecisions: boolean) => ada.call(changeSettings, { body: { keepStaffDecisions } });
const reportNow = async () => (await ada.call(readFilterReport, {})).data;
const week = async () => (await reportNow()).periods[0];
const stored = async () =>
  (await world.context.db.pool.query('select * from filter_examples order by at')).rows as Record<string, unknown>[];

let stories = 0;

/** A story of Zoe's that staff have decided on. Returns its case. */
async function decided(decision: 'approve' | 'remove' | 'pause_24h', content = 'It jumps over the moon.') {
  stories += 1;
  // Letters by chance spell a rude word now and then.
  const title = `Frog number ${stories}`;
  await handIn(zoe, { title, content });
  const found = (await queue(ines)).find((one) => one.title === title);
  if (!found) throw new Error('the story is not in the queue');
  await decide(ines, found.id, decision);
  return found.id;
}

describe('what staff decide', () => {
  it('is not kept before an admin wants it', async () => {
    await keep(false);

    await decided('remove');

    expect(await reportNow()).toMatchObject({ isOn: false, kept: 0, oldestAt: null });
  });

  it('is kept with its words sealed', async () => {
    await decided('remove', 'The blue heron naps.');

    const [example] = await stored();

    expect(example).toMatchObject({ account_id: zoe.id, kind: 'post', filter_said: 'allow', staff_said: 'harmful' });
    expect(JSON.stringify(example)).not.toContain('heron');
  });

  it('is deleted when an admin switches it off', async () => {
    await decided('remove');

    await keep(false);

    expect(await stored()).toEqual([]);
  });

  it('is exported and erased with the child', async () => {
    await decided('remove', 'The blue heron naps.');

    const { safety } = await exportChild(world.context, zoe.id);
    await eraseChild(world.context, zoe.id);

    expect(safety).toMatchObject({
      filterExamples: [{ words: expect.stringContaining('heron'), staffSaid: 'harmful' }],
    });
    expect(await stored()).toEqual([]);
  });

  it('is stored without words if a child may be in danger, and is left out of the export', async () => {
    await handIn(zoe, { content: 'I want to kill myself.' });
    await decide(ines, (await caseAt(ines)).id, 'care', 'care_heard');

    const [example] = await stored();
    const { safety } = await exportChild(world.context, zoe.id);

    expect(example).toMatchObject({ words: null, filter_said: 'help', staff_said: 'crisis' });
    expect(safety).toMatchObject({ filterExamples: [] });
  });

  it('is not kept of a case on legal hold', async () => {
    await handIn(zoe);
    const { id } = await caseAt(ines);
    await decide(ines, id, 'legal_hold');

    await decide(ines, id, 'remove');

    expect(await stored()).toEqual([]);
  });

  it('is deleted when an appeal is accepted', async () => {
    await decided('pause_24h');
    expect(await stored()).toHaveLength(1);
    const { rows } = await world.context.db.pool.query('select id from pauses where account_id = $1', [zoe.id]);
    await zoe.call(sendAppeal, { body: { decisionId: rows[0].id, text: 'It was a joke about frogs.' } });

    await decide(ines, (await caseAt(ines)).id, 'approve');

    expect(await stored()).toEqual([]);
  });
});

describe('the report', () => {
  it('counts what was missed, what was reported of it, and what was rightly allowed', async () => {
    const reader = await child(world, { age: 14 });
    await makeBuddies(world, zoe, reader);
    await decided('approve');
    await decided('remove');
    await report(reader, await post(world, zoe));
    await decide(ines, (await caseAt(ines)).id, 'remove');

    expect(await week()).toMatchObject({ rightlyAllowed: 1, missed: 2, missedReported: 1, wronglyHeld: 0 });
  });

  it('counts what was wrongly held, by rule', async () => {
    await ines.call(setFilterWord, { body: { change: 'add', word: 'glorp' } });
    await decided('approve', 'A glorp lives in my pond.');
    await decided('remove', 'You are a glorp.');

    expect(await week()).toMatchObject({
      wronglyHeld: 1,
      rightlyHeld: 1,
      rules: [{ rule: 'word.own', right: 1, wrong: 1 }],
    });
  });
});

describe('the texts about which filter and staff disagree', () => {
  const list = (which: Disagreement) => ada.call(listDisagreements, { query: { which } });
  beforeEach(async () => {
    await ines.call(setFilterWord, { body: { change: 'add', word: 'glorp' } });
    await decided('approve', 'A glorp lives in my pond.');
    await decided('remove', 'You are a glorp.');
    await decided('remove', 'The blue heron naps.');
    await decided('approve', 'It jumps over the moon.');
  });

  it('are those that it missed, with the case', async () => {
    const { texts, unreadable } = (await list('missed')).data;

    expect(texts).toMatchObject([{ text: expect.stringContaining('heron'), filterSaid: 'allow', rules: [] }]);
    expect(unreadable).toBe(0);
    expect((await read(ines, texts[0]?.caseId ?? '')).data.text).toContain('heron');
  });

  it('are those that it wrongly held, with the rule', async () => {
    const { texts } = (await list('wronglyHeld')).data;

    expect(texts).toMatchObject([{ text: expect.stringContaining('in my pond'), rules: ['word.own'] }]);
  });

  it('leave out what is older than the report', async () => {
    await world.context.db.pool.query("update filter_examples set at = at - interval '29 days'");

    expect((await list('missed')).data.texts).toEqual([]);
  });

  it('are audited', async () => {
    await list('missed');

    const { rows } = await world.context.db.pool.query("select actor from audit_links where act = 'examples.list'");
    expect(rows.at(-1)).toEqual({ actor: ada.id });
  });
});

describe("today's filter over kept texts", () => {
  it('says which verdicts are right now, and which are wrong now', async () => {
    await decided('remove', 'You old splonk.');
    await decided('approve', 'A splonk lives in my pond.');
    await ines.call(setFilterWord, { body: { change: 'add', word: 'splonk' } });

    const { data } = await ada.call(rerunFilter, {});

    expect(data).toMatchObject({ read: 2, unreadable: 0, better: 1, worse: 1 });
    expect(data.changed.map(({ before, after }) => [before, after])).toEqual([
      ['allow', 'hold'],
      ['allow', 'hold'],
    ]);
  });

  it('is audited, since it shows words of children', async () => {
    await ada.call(rerunFilter, {});

    const { rows } = await world.context.db.pool.query("select actor from audit_links where act = 'examples.read'");
    expect(rows.at(-1)).toEqual({ actor: ada.id });
  });
});

it('is for admins alone', async () => {
  const others = [world.visitor(), await join(world), ines];

  for (const [method, path] of [
    ['GET', '/api/admin/filter'],
    ['GET', '/api/admin/filter/texts?which=missed'],
    ['POST', '/api/admin/filter/rerun'],
  ] as const) {
    const replies = await Promise.all(others.map((somebody) => somebody.send(method, path)));
    expect(replies.map((reply) => reply.json().error.code)).toEqual(['sign_in_required', 'not_for_you', 'not_for_you']);
  }
});
