import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { listStaffMessages } from '#contract/safety.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { readCopyToken } from '#test/support/copies.ts';
import { addParent, decide, newFamily, signInAgain } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { parentSession } from '#test/support/parents.ts';
import { hire, join, type Newcomer, type Person } from '#test/support/people.ts';
import { bornYearsAgo, openWorld, type World } from '#test/world.ts';
import { eraseChild } from '../index.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await hire(world, { username: 'kingfisher', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

async function family(newcomer: Newcomer = {}) {
  const { child, link, address } = await newFamily(world, newcomer);
  await decide(world, link, 'yes', ['posts', 'buddies']);
  const { parentId } = await parentSession(world, child);
  return { child, address, parentId };
}

/** Another parent of the child, who has consented as well. */
async function secondParent(child: Person, address: string) {
  await addParent(child, address);
  const { rows } = await world.context.db.pool.query(
    `insert into consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at)
     select gen_random_uuid(), g.child_id, g.parent_id, 'granted', 'email_plus', '{posts,buddies}',
       (select max(version) from notice_versions), now()
     from guardians g where g.child_id = $1 and g.email = $2 returning parent_id as "parentId"`,
    [child.id, address],
  );
  return rows[0].parentId as string;
}

const proof = { identifiedBy: 'callback', howKnown: 'I called the number on the paper from the school.' } as const;
type Order = Partial<Body<typeof calls.startDataRequest>> & Pick<Body<typeof calls.startDataRequest>, 'kind'>;

async function start({ id }: Pick<Person, 'id'>, parentId: string, order: Order, by: Person = admin) {
  const body = { parentId, ...proof, ...order };
  const reply = await by.call(calls.startDataRequest, { params: { id }, body });
  await world.context.events.idle();
  return reply;
}
const desk = async ({ id }: Pick<Person, 'id'>) => (await admin.call(calls.readDataDesk, { params: { id } })).data;
const lastSubject = async (address: string) => (await subjectsTo(world, address)).at(-1);
const isSignedIn = async (child: Person) => (await child.send('GET', '/api/user')).statusCode === 200;
const rows = async (sql: string, ...values: unknown[]) => (await world.context.db.pool.query(sql, values)).rows;

describe('an admin who acts for a parent', () => {
  it('requests a copy, whose link goes only to the parent’s mailbox, and the child is notified', async () => {
    const { child, address, parentId } = await family();

    const { status } = await start(child, parentId, { kind: 'copy' });

    expect(status).toBe(204);
    expect((await subjectsTo(world, address)).slice(-2).toSorted()).toEqual([
      "We are making the copy of Robin's things",
      "Your copy of Robin's things is ready",
    ]);
    const token = await readCopyToken(world, address);
    const opened = await world.visitor().call(calls.openCopyLink, { body: { token } });
    expect(opened.data.username).toBe(child.username);
    const { data } = await child.call(listStaffMessages, {});
    expect(data.notices.length).toBeGreaterThan(0);
  });

  it('corrects a child; child and parent are notified, and the record says what changed and who did it', async () => {
    const { child, address, parentId } = await family({ firstName: 'Maia' });

    await start(child, parentId, { kind: 'correct', corrections: { firstName: 'Maya' } });

    expect((await child.call(readUser, {})).data.firstName).toBe('Maya');
    expect(await lastSubject(address)).toBe('We have corrected something about Maya');
    const { data } = await child.call(listStaffMessages, {});
    expect(data.notices.map(({ template }) => template)).toEqual(['corrected']);
    expect((await desk(child)).requests).toMatchObject([
      {
        kind: 'correct',
        by: 'staff',
        staffName: 'kingfisher',
        ...proof,
        changes: [{ field: 'firstName', from: 'Maia', to: 'Maya' }],
      },
    ]);
  });

  it('starts a deletion, which the parent can undo with the link in the mail', async () => {
    const { child, address, parentId } = await family();

    await start(child, parentId, { kind: 'delete' });
    const wasSignedIn = await isSignedIn(child);
    const { link } = await readLinks(world, address);
    const kept = await world.visitor().call(calls.restoreAccountByLink, { body: { token: link } });

    expect(await lastSubject(address)).toBe("We have deleted Robin's account, as you asked");
    expect(wasSignedIn).toBe(false);
    expect(kept.status).toBe(204);
    expect(await isSignedIn(await signInAgain(child))).toBe(true);
  });

  it('withdraws consent, which the parent can undo with the link in the mail', async () => {
    const { child, address, parentId } = await family();

    await start(child, parentId, { kind: 'withdraw' });
    const wasSignedIn = await isSignedIn(child);
    const subject = await lastSubject(address);
    const { link } = await readLinks(world, address);
    const undone = await world.visitor().call(calls.undoRefusal, { body: { token: link } });

    expect(subject).toBe('We have withdrawn your consent for Robin, as you asked');
    expect(wasSignedIn).toBe(false);
    expect(undone.data).toMatchObject({ consent: 'granted', scopes: ['posts', 'buddies'] });
  });

  it('can undo either', async () => {
    const { child, address, parentId } = await family();
    await start(child, parentId, { kind: 'delete' });

    const { status } = await start(child, parentId, { kind: 'keep' });

    expect(status).toBe(204);
    expect(await lastSubject(address)).toBe("Robin's account stays, as you asked");
    expect((await desk(child)).eraseAt).toBeNull();
  });

  it('leaves an audit entry that says how the parent was identified, but nothing of what was written', async () => {
    const { child, parentId } = await family();

    await start(child, parentId, { kind: 'copy' });

    const [entry] = await rows(
      'select l.actor, d.detail from audit_links l join audit_details d using (number) where l.act = $2 and d.subject = $1',
      child.id,
      'data.copy',
    );
    expect(entry).toMatchObject({ actor: admin.id });
    expect(JSON.stringify(entry)).toContain('callback');
    expect(JSON.stringify(entry)).not.toContain('school');
  });

  it('leaves a note about the parent that is erased with the child', async () => {
    const { child, parentId } = await family();
    await start(child, parentId, { kind: 'correct', corrections: { lastName: 'Zqcorrected' } });

    await eraseChild(world.context, child.id);

    const left = await rows(
      `select note, changes from data_access_requests where staff_id = $1 and child_id is null`,
      admin.id,
    );
    expect(left).toEqual([{ note: null, changes: null }]);
  });
});

describe('the other parent is notified', () => {
  it('about a correction, whoever makes it', async () => {
    const { child, parentId } = await family();
    await secondParent(child, 'second.corrected@example.org');

    await start(child, parentId, { kind: 'correct', corrections: { firstName: 'Maya' } });

    expect(await lastSubject('second.corrected@example.org')).toBe('Something about Maya was corrected');
  });

  it('about nothing when a parent’s own name is corrected', async () => {
    const { child, parentId } = await family();
    await secondParent(child, 'second.name@example.org');

    await start(child, parentId, { kind: 'correct', corrections: { parentName: 'Amal Haddad' } });

    expect(await subjectsTo(world, 'second.name@example.org')).toEqual([]);
  });

  it('about a deletion and its undo', async () => {
    const { child, parentId } = await family();
    await secondParent(child, 'second.deleted@example.org');

    await start(child, parentId, { kind: 'delete' });
    await start(child, parentId, { kind: 'keep' });

    expect(await subjectsTo(world, 'second.deleted@example.org')).toEqual([
      "Robin's account will be deleted",
      "Robin's account stays",
    ]);
  });

  it('about a withdrawal and its undo by the link', async () => {
    const { child, address, parentId } = await family();
    await secondParent(child, 'second.withdrawn@example.org');

    await start(child, parentId, { kind: 'withdraw' });
    await world.visitor().call(calls.undoRefusal, { body: { token: (await readLinks(world, address)).link } });
    await world.context.events.idle();

    expect(await subjectsTo(world, 'second.withdrawn@example.org')).toEqual([
      'Consent for Robin was withdrawn',
      "Robin's account stays",
    ]);
  });

  it('about an undo by the parent on their own page', async () => {
    const { child } = await family();
    await secondParent(child, 'second.page@example.org');
    const parent = await parentSession(world, child);
    await parent.call(calls.deleteChild, { params: { id: child.id } });

    await parent.call(calls.restoreChild, { params: { id: child.id } });
    await world.context.events.idle();

    expect(await lastSubject('second.page@example.org')).toBe("Robin's account stays");
  });
});

describe('an act for a parent is refused', () => {
  it('to moderators, parents, children and visitors', async () => {
    const { child, parentId } = await family();
    const moderator = await hire(world, { username: 'reedwarbler', role: 'moderator' });
    const parent = await parentSession(world, child);
    const body = { parentId, kind: 'copy', ...proof } as const;
    const params = { id: child.id };

    expect((await moderator.call(calls.startDataRequest, { params, body })).error.code).toBe('not_for_you');
    expect((await moderator.call(calls.readDataDesk, { params })).error.code).toBe('not_for_you');
    expect((await moderator.call(calls.listOddRequests, {})).error.code).toBe('not_for_you');
    expect((await child.call(calls.startDataRequest, { params, body })).error.code).toBe('not_for_you');
    expect((await parent.call(calls.startDataRequest, { params, body })).error.code).toBe('sign_in_required');
    expect((await world.visitor().call(calls.startDataRequest, { params, body })).error.code).toBe('sign_in_required');
    expect((await desk(child)).requests).toEqual([]);
  });

  it.each(['copy', 'correct', 'delete', 'withdraw', 'keep'] as const)(
    'as a %s for the parent of another child, or one who has not answered',
    async (kind) => {
      const { child } = await family();
      const other = await family();
      await addParent(child, `silent.${kind}@example.org`);
      const [silent] = await rows(
        'select parent_id as id from guardians where email = $1',
        `silent.${kind}@example.org`,
      );
      const corrections = { firstName: 'Evil' };

      for (const parentId of [other.parentId, silent.id])
        expect((await start(child, parentId, { kind, corrections })).status).toBe(404);
      expect((await desk(child)).requests).toEqual([]);
    },
  );

  it('for a child who does not exist', async () => {
    const { parentId } = await family();
    const nobody = { id: '0193f0c2-0000-7000-8000-000000000001' };

    expect((await start(nobody, parentId, { kind: 'delete' })).status).toBe(404);
    expect((await admin.call(calls.readDataDesk, { params: nobody })).status).toBe(404);
  });

  it('without saying how the parent was identified', async () => {
    const { child, parentId } = await family();

    const { error } = await start(child, parentId, { kind: 'copy', howKnown: '  ' });
    const { error: noWay } = await start(child, parentId, { kind: 'copy', identifiedBy: 'a_feeling' as 'callback' });

    expect(error.fields).toEqual({ howKnown: 'Please write what you checked' });
    expect(noWay.fields).toEqual({ identifiedBy: 'Please choose how you know that it is the parent' });
  });

  it('as a correction of nothing, or to an invalid name or date', async () => {
    const { child, parentId } = await family({ firstName: 'Maya' });
    const correct = async (corrections?: calls.CorrectionForm) =>
      (await start(child, parentId, { kind: 'correct', ...(corrections ? { corrections } : {}) })).error.fields;

    expect(await correct()).toEqual({ corrections: 'Please write what to correct. Nothing here is new.' });
    expect(await correct({ firstName: 'Maya' })).toHaveProperty('corrections');
    expect(await correct({ firstName: 'www.example.com' })).toHaveProperty('firstName');
    expect(await correct({ birthDate: bornYearsAgo(30, world.clock) })).toHaveProperty('birthDate');
    expect(await correct({ birthDate: bornYearsAgo(13, world.clock) })).toHaveProperty('birthDate');
    expect((await desk(child)).requests).toEqual([]);
  });

  it('a second time while the first one is pending', async () => {
    const { child, parentId } = await family();
    await start(child, parentId, { kind: 'delete' });
    const other = await family();
    await start(other.child, other.parentId, { kind: 'withdraw' });

    const deletedTwice = await start(child, parentId, { kind: 'delete' });
    const withdrawnTwice = await start(other.child, other.parentId, { kind: 'withdraw' });

    expect(deletedTwice.error.message).toBe('This account is being deleted already.');
    expect(withdrawnTwice.error.message).toBe('This grown-up has withdrawn consent already.');
    expect((await desk(child)).requests).toHaveLength(1);
  });

  it('as a fourth copy in a day', async () => {
    const { child, parentId } = await family();
    for (let times = 0; times < 3; times += 1)
      expect((await start(child, parentId, { kind: 'copy' })).status).toBe(204);

    expect((await start(child, parentId, { kind: 'copy' })).error.code).toBe('asked_lately');
  });

  it('as an undo where nothing is ending, or where another parent ended it', async () => {
    const { child, parentId } = await family();
    const second = await secondParent(child, 'second.undo@example.org');

    const nothing = await start(child, parentId, { kind: 'keep' });
    await start(child, parentId, { kind: 'delete' });
    const notTheirs = await start(child, second, { kind: 'keep' });

    expect(nothing.error.message).toBe('There is nothing to undo: the account is not being deleted.');
    expect(notTheirs.error.code).toBe('not_for_you');
  });

  it('as a withdrawal for a young person who needs no consent', async () => {
    const zoe = await join(world, { age: 14 });
    await addParent(zoe, 'parent.of.zoe@example.org');
    const { parentId } = await parentSession(world, zoe);

    const { error } = await start(zoe, parentId, { kind: 'withdraw' });

    expect(error.message).toBe('This young person needs no consent. You can still delete the account.');
  });
});

describe('a correction that looks odd', () => {
  const odd = async ({ id }: Person) =>
    (await admin.call(calls.listOddRequests, {})).data.requests.filter(({ childId }) => childId === id);

  it('waits for an admin to review it, whoever made it', async () => {
    const { child } = await family({ username: 'otter_amelia', firstName: 'Robin' });
    const parent = await parentSession(world, child);
    await parent.call(calls.correctChild, { params: { id: child.id }, body: { firstName: 'Amelia' } });

    const [waiting] = await odd(child);
    const settled = await admin.call(calls.settleOddRequest, { params: { id: waiting?.id ?? '' } });
    const again = await admin.call(calls.settleOddRequest, { params: { id: waiting?.id ?? '' } });

    expect(waiting).toMatchObject({
      username: 'otter_amelia',
      by: 'parent',
      changes: [{ field: 'firstName', from: 'Robin', to: 'Amelia' }],
    });
    expect(settled.status).toBe(204);
    expect(again.error.code).toBe('already_decided');
    expect(await odd(child)).toEqual([]);
  });

  it('does not include small changes', async () => {
    const { child, parentId } = await family({ firstName: 'Maia' });

    await start(child, parentId, { kind: 'correct', corrections: { firstName: 'Maya' } });

    expect(await odd(child)).toEqual([]);
  });

  it('is deleted with the child', async () => {
    const { child, parentId } = await family();
    const birthDate = bornYearsAgo(13, world.clock);
    await start(child, parentId, { kind: 'correct', corrections: { birthDate, isSure: true } });
    const before = await odd(child);

    await eraseChild(world.context, child.id);

    expect(before).toHaveLength(1);
    expect(await odd(child)).toEqual([]);
  });
});
