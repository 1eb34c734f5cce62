import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteUser } from '#contract/accounts/departures.ts';
import { logIn, readUser } from '#contract/accounts.ts';
import { restoreAccountByLink } from '#contract/family.ts';
import { actOnPerson, type PersonAct, readPerson } from '#contract/people.ts';
import { rowsOfChild, wait } from '#test/support/family.ts';
import { readLinks } from '#test/support/parent-mails.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../platform/clock.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

const act = (admin: Person, person: Person, what: PersonAct) =>
  admin.call(actOnPerson, { params: { id: person.id }, body: { act: what, reason: 'family_asked' } });
const readLeaving = async (admin: Person, { id }: Person) =>
  (await admin.call(readPerson, { params: { id } })).data.leaving;
const enter = (who: Person) => who.call(logIn, { body: { username: who.username, password: PASSWORD } });

it('signing in does not undo an end by staff', async () => {
  const zoe = await join(world, { age: 14 });
  await act(ada, zoe, 'erase');

  expect((await zoe.call(readUser, {})).status).toBe(401);
  expect((await enter(zoe)).error.code).toBe('removed');
});

it('an account stays for a week, also one that a child has closed', async () => {
  const [leo, zoe] = [await join(world), await join(world, { age: 14 })];
  await act(ada, leo, 'erase');

  await zoe.call(deleteUser, { body: { confirm: 'DELETE' } });

  for (const child of [leo, zoe]) {
    expect((await act(ada, child, 'keep')).status).toBe(204);
    expect((await act(ada, child, 'keep')).error.code).toBe('gone');
    expect((await enter(child)).status).toBe(200);
    expect(await readLeaving(ada, child)).toBeNull();
  }
});

it('a removed account is removed again after the erasure is undone', async () => {
  const zoe = await join(world, { age: 14 });
  await world.context.db.pool.query(`update accounts set state = 'removed' where id = $1`, [zoe.id]);

  await act(ada, zoe, 'erase');
  await act(ada, zoe, 'keep');

  expect((await enter(zoe)).error.code).toBe('removed');
});

it('neither the child nor a parent can undo an end by both the child and staff', async () => {
  const [leo, zoe] = [await join(world, { parentEmail: 'leos.mum@example.org' }), await join(world, { age: 14 })];
  await leo.call(deleteUser, { body: { confirm: 'DELETE' } });
  const { link: token } = await readLinks(world, 'leos.mum@example.org');

  await zoe.call(deleteUser, { body: { confirm: 'DELETE' } });

  for (const child of [leo, zoe]) {
    expect((await act(ada, child, 'erase')).status).toBe(204);
    expect((await readLeaving(ada, child))?.by).toBe('staff');
  }
  expect((await world.visitor().call(restoreAccountByLink, { body: { token } })).error.code).toBe('gone');
  expect((await enter(zoe)).error.code).toBe('removed');
  expect((await world.mailTo('leos.mum@example.org')).text).toContain('Our staff have closed the account');
  expect((await act(ada, zoe, 'keep')).status).toBe(204);
  expect((await enter(zoe)).status).toBe(200);
});

it('where there is one admin a week replaces the second admin, and the parents get a mail', async () => {
  const leo = await join(world, { parentEmail: 'leos.dad@example.org' });

  expect((await act(ada, leo, 'erase')).status).toBe(204);

  const { subject, text } = await world.mailTo('leos.dad@example.org');
  expect(subject).toBe("Robin's account will be deleted");
  expect(text).toContain('Our staff have closed the account');

  const { rows } = await world.context.db.pool.query('select act, actor from audit_links order by number desc limit 1');
  expect(rows).toEqual([{ act: 'person.erase', actor: ada.id }]);
  expect((await readLeaving(ada, leo))?.by).toBe('staff');

  await wait(world, 7 * DAY - MINUTE);

  expect(await rowsOfChild(leo, 'children')).toBe(1);

  await wait(world, MINUTE);

  expect(await rowsOfChild(leo, 'children')).toBe(0);
});

it('an admin who joined less than a day ago is not the second of two', async () => {
  await using own = await openWorld();
  const [first, child] = [await hire(own, { username: 'first', role: 'admin' }), await join(own)];
  await act(first, child, 'erase');
  const second = await hire(own, { username: 'second', role: 'admin', isNew: true });

  const { status, error } = await act(second, child, 'erase');

  expect(status).toBe(403);
  expect(error.message).toContain('You joined the staff less than a day ago.');
  expect(await readLeaving(second, child)).toMatchObject({ isAgreed: false, mayAgree: false });
});

it('a new admin may begin what another one has to agree to', async () => {
  await using own = await openWorld();
  const [first, child] = [await hire(own, { username: 'first', role: 'admin' }), await join(own)];
  const second = await hire(own, { username: 'second', role: 'admin', isNew: true });
  await act(second, child, 'erase');

  await act(first, child, 'erase');

  expect(await readLeaving(first, child)).toMatchObject({ isAgreed: true });
});

it('where there are two, one alone erases nobody, and cannot agree with themselves', async () => {
  const [ida, otto] = [
    await hire(world, { username: 'ida', role: 'admin' }),
    await hire(world, { username: 'otto', role: 'admin' }),
  ];
  const [leo, maya] = [await join(world), await join(world)];

  for (const child of [leo, maya, maya]) await act(ida, child, 'erase');

  expect(await readLeaving(ida, leo)).toMatchObject({ isAgreed: false, mayAgree: false });
  expect(await readLeaving(otto, leo)).toMatchObject({ isAgreed: false, mayAgree: true });

  await act(otto, leo, 'erase');

  expect(await readLeaving(ida, leo)).toMatchObject({ isAgreed: true, mayAgree: false });

  await wait(world, 7 * DAY + MINUTE);

  expect(await rowsOfChild(leo, 'children')).toBe(0);
  expect(await rowsOfChild(maya, 'children')).toBe(1);
});
