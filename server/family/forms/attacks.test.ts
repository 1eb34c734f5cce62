import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/family.ts';
import { addParent, decide, newFamily } from '#test/support/family.ts';
import { parentSession } from '#test/support/parents.ts';
import { hire, type Person } from '#test/support/people.ts';
import { photo, startForm, waitingForm } from '#test/support/signed-forms.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await openWorld();
  moderator = await hire(world, { username: 'mona', role: 'moderator' });
});
afterAll(() => world[Symbol.asyncDispose]());

const PAGES = '/api/family/forms/pages';
const files = [photo().toString('base64')];

it('a request of 500 MB is refused by its length, before it is read', async () => {
  const { token } = await startForm(world, ['chat']);
  const body = JSON.stringify({ token, files });

  const reply = await world.visitor().send('POST', PAGES, body, {
    'content-type': 'application/json',
    'content-length': String(500 * 1024 * 1024),
  });

  expect(reply.statusCode).toBe(413);
  expect(reply.json().error.code).toBe('too_big');
});

it('a file of another type is refused by what is in it', async () => {
  const { token } = await startForm(world, ['chat']);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');

  const { status, error } = await world.visitor().call(calls.handInSignedForm, { body: { token, files: [svg] } });

  expect(status).toBe(400);
  expect(error.fields?.['files']).toMatch(/^We can't open this file/);
});

it.each([
  ['a path', '../../etc/passwd'],
  ['an address', 'data:image/png;base64,AAAA'],
  ['no file', ''],
])('%s is no file', async (_, file) => {
  const { token } = await startForm(world, ['chat']);

  const { status } = await world.visitor().call(calls.handInSignedForm, { body: { token, files: [file] } });

  expect(status).toBe(400);
});

it('five files are too many', async () => {
  const { token } = await startForm(world, ['chat']);
  const body = { token, files: Array.from({ length: 5 }, () => files[0] ?? '') };

  expect((await world.visitor().call(calls.handInSignedForm, { body })).error.message).toBe(
    'Please choose at most 4 files',
  );
});

it('a refused upload does not replace an earlier one', async () => {
  const { token } = await waitingForm(world, moderator, ['chat']);

  await world.visitor().call(calls.handInSignedForm, { body: { token, files: ['AAAA'] } });

  expect((await world.visitor().call(calls.openSignedForm, { body: { token } })).data).toMatchObject({
    state: 'handed_in',
    pages: 1,
  });
});

describe('a child', () => {
  it('who uploads with their own session and without the link changes nothing', async () => {
    const { child } = await startForm(world, ['chat']);

    const { error } = await child.call(calls.handInSignedForm, { body: { token: 'x'.repeat(43), files } });

    expect(error.code).toBe('gone');
  });

  it('cannot start a form for themselves', async () => {
    const { child, link } = await newFamily(world);
    await decide(world, link, 'yes', []);

    const params = { childId: child.id };

    expect((await child.call(calls.startOwnSignedForm, { params, body: { scopes: ['chat'] } })).error.code).toBe(
      'sign_in_required',
    );
  });
});

describe('a second parent', () => {
  it('has a form of their own', async () => {
    const { child, link, token } = await startForm(world, ['chat']);
    await decide(world, link, 'yes', ['posts']);
    await addParent(child, 'amal.attacks@example.org');
    await world.context.db.pool.query(
      `insert into consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at)
       select gen_random_uuid(), $1, parent_id, 'granted', 'email_plus', '{posts}', (select max(version) from notice_versions), now()
       from guardians where child_id = $1 and email = 'amal.attacks@example.org'`,
      [child.id],
    );
    const amal = await parentSession(world, child, 'amal.attacks@example.org');

    const own = await amal.call(calls.readOwnSignedForm, { params: { childId: child.id } });

    expect(own.data.form).toBeNull();
    expect((await world.visitor().call(calls.openSignedForm, { body: { token } })).status).toBe(200);
  });

  it("whom staff have only added does not learn the child's name", async () => {
    const { child } = await newFamily(world);
    await world.pass(1000);
    const address = `named.${child.username}@example.org`;
    await moderator.call(calls.inviteGrownUp, {
      body: { username: child.username, parentName: 'Somebody Else', parentEmail: address },
    });
    const { text } = await world.mailTo(address);
    const link = /\/consent#([\w-]+)/.exec(text)?.[1] ?? '';

    const { data } = await world.visitor().call(calls.startSignedForm, { body: { token: link, scopes: ['chat'] } });

    expect((await world.visitor().call(calls.openSignedForm, { body: { token: data.token } })).data.firstName).toBe(
      child.username,
    );
  });
});

describe('a link', () => {
  it('stops working once the form is verified', async () => {
    const { token, id } = await waitingForm(world, moderator, ['chat']);
    await moderator.call(calls.verifySignedForm, { params: { id } });

    const { error } = await world.visitor().call(calls.handInSignedForm, { body: { token, files } });

    expect(error.code).toBe('gone');
  });

  it('of another family opens their form and no other', async () => {
    const one = await startForm(world, ['chat']);
    const other = await startForm(world, ['chat']);

    const { data } = await world.visitor().call(calls.openSignedForm, { body: { token: other.token } });

    expect(data.username).toBe(other.child.username);
    expect(data.username).not.toBe(one.child.username);
  });
});

it('does not show a page that was sealed for another form', async () => {
  const one = await waitingForm(world, moderator, ['chat']);
  const other = await waitingForm(world, moderator, ['chat']);
  await world.context.db.pool.query(
    `update consent_form_pages set sealed = (select sealed from consent_form_pages where form_id = $1) where form_id = $2`,
    [one.id, other.id],
  );

  expect((await moderator.call(calls.readSignedForm, { params: { id: other.id } })).data.pictures).toEqual([]);
});

it('the staff list has only usernames, and reading the names is audited', async () => {
  await waitingForm(world, moderator, ['chat']);

  const { data } = await moderator.call(calls.listSignedForms, {});

  expect(Object.keys(data.forms[0] ?? {}).toSorted()).toEqual([
    'code',
    'handedInAt',
    'id',
    'pages',
    'until',
    'username',
  ]);
});
