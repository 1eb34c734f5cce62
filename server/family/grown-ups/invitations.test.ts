import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/family.ts';
import { publishDirectNotice } from '#server/family/direct-notice/publish.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { decide, newFamily } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { parentSession, readToken } from '#test/support/parents.ts';
import { grant, hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let names = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A child with consent, their parent's browser, and somebody who could be invited. */
async function family() {
  const { child, address, link } = await newFamily(world);
  await decide(world, link, 'yes', ['posts', 'buddies']);
  names += 1;
  const other = { name: 'Amal Haddad', email: `amal.${names}@example.org` };
  return { child, address, params: { childId: child.id }, parent: await parentSession(world, child), other };
}

type Family = Awaited<ReturnType<typeof family>>;

const invite = ({ parent, params, other }: Family) => parent.call(calls.inviteParent, { params, body: other });
const listed = async ({ parent, params }: Pick<Family, 'parent' | 'params'>) =>
  (await parent.call(calls.listGrownUps, { params })).data;
/** By somebody who is signed in anew, because the clock moves on. */
async function addByStaff({ child: { username } }: Family, emails: readonly string[]) {
  const ines = await hire(world, { username: `ines_${names}`, role: 'moderator' });
  for (const parentEmail of emails) {
    const body = { username, parentName: 'Noor Haddad', parentEmail };
    expect((await ines.call(calls.inviteGrownUp, { body })).status).toBe(201);
  }
}
const accept = (token: string) => world.visitor().call(calls.acceptInvitation, { body: { token } });
const decline = (token: string) => world.visitor().call(calls.declineInvitation, { body: { token } });

describe('a second grown-up', () => {
  it('is invited by a parent, accepts, answers the notice, and then sees the child', async () => {
    const home = await family();
    const invited = await invite(home);
    const token = await readToken(world, home.other.email);
    const seen = (await world.visitor().call(calls.openInvitation, { body: { token } })).data;
    await accept(token);
    const second = await parentSession(world, home.child, home.other.email);
    const before = (await second.call(calls.listOwnChildren, {})).data.children[0]?.isOpen;
    await decide(world, (await readLinks(world, home.other.email)).link, 'yes', ['posts']);

    expect(invited.status).toBe(201);
    expect(seen).toMatchObject({
      state: 'open',
      about: { children: [{ username: home.child.username, firstName: 'Robin' }] },
    });
    expect(before).toBe(false);
    expect((await second.call(calls.listGrownUps, { params: home.params })).data.grownUps).toEqual([
      { name: 'Pat Puddle', email: null, isYou: false, hasConsented: true },
      { name: home.other.name, email: home.other.email, isYou: true, hasConsented: true },
    ]);
  });

  it('cannot allow more: the stricter choice counts', async () => {
    const home = await family();
    await invite(home);
    await accept(await readToken(world, home.other.email));
    await decide(world, (await readLinks(world, home.other.email)).link, 'yes', ['posts', 'multiplayer']);

    const { scopes } = (await home.child.send('GET', '/api/consent')).json();

    expect(scopes).toEqual(['posts']);
  });

  it('is announced to all others by mail: when invited, and when they have joined', async () => {
    const home = await family();
    await invite(home);
    await accept(await readToken(world, home.other.email));
    const third = { name: 'Noor Haddad', email: `noor.${names}@example.org` };
    await home.parent.call(calls.inviteParent, { params: home.params, body: third });

    expect(await subjectsTo(world, home.address)).toContain('Robin has another grown-up at Lilypad');
    expect(await subjectsTo(world, home.other.email)).toContain('A grown-up of Robin has invited another one');
  });

  it('reads in the notice who gave the address, and that what the first one allowed is open', async () => {
    const home = await family();
    await invite(home);
    await accept(await readToken(world, home.other.email));

    const text = (await world.mailTo(home.other.email)).text.replaceAll(/\s+/g, ' ');

    expect(text).toContain('Another grown-up of Robin gave us your address.');
    expect(text).toContain('Another grown-up of Robin gave us your name and your address, and you accepted their');
    expect(text).toContain('What another grown-up has allowed is open already.');
    expect(text).not.toMatch(/(?<!grown-up of )Robin gave us your/);
    expect(text).not.toContain('other children see nothing of Robin');
    expect(text).not.toContain('the one that the first grown-up got');
  });

  it('sees nothing of the child before they have accepted', async () => {
    const home = await family();
    await invite(home);

    await world.visitor().call(calls.signInParent, { body: { email: home.other.email } });

    expect(await subjectsTo(world, home.other.email)).toHaveLength(1);
    expect((await listed(home)).grownUps).toHaveLength(1);
  });

  it('can decline, and the parent sees it', async () => {
    const home = await family();
    await invite(home);
    const token = await readToken(world, home.other.email);
    const declined = await decline(token);

    expect(declined.status).toBe(204);
    expect((await listed(home)).invitations).toMatchObject([{ state: 'declined', email: home.other.email }]);
    expect((await accept(token)).error.code).toBe('gone');
  });

  it('is not added when the invitation is canceled', async () => {
    const home = await family();
    await invite(home);
    const token = await readToken(world, home.other.email);
    const [invitation] = (await listed(home)).invitations;
    const params = { ...home.params, invitationId: invitation?.id ?? '' };

    expect((await home.parent.call(calls.withdrawInvitation, { params })).status).toBe(204);
    expect((await accept(token)).error.code).toBe('gone');
    expect((await home.parent.call(calls.withdrawInvitation, { params })).error.code).toBe('not_found');
  });

  it('is recorded when invited and when canceled, once each', async () => {
    const home = await family();
    await invite(home);
    const [invitation] = (await listed(home)).invitations;

    const params = { ...home.params, invitationId: invitation?.id ?? '' };
    await home.parent.call(calls.withdrawInvitation, { params });
    await home.parent.call(calls.withdrawInvitation, { params });

    const { rows } = await world.context.db.pool.query(
      'select act, parent_id from parent_acts where child_id = $1 order by at, id',
      [home.child.id],
    );
    expect(rows).toEqual([
      { act: 'parent.invite', parent_id: home.parent.parentId },
      { act: 'parent.uninvite', parent_id: home.parent.parentId },
    ]);
  });
});

describe('an invitation to several children', () => {
  /** Brothers and sisters, whose parent has consented for each. */
  async function siblings(count: number) {
    const home = await family();
    const others: Person[] = [];
    for (let at = 0; at < count; at += 1) {
      const { child, link } = await newFamily(world, { parentEmail: home.address });
      await decide(world, link, 'yes', ['posts']);
      others.push(child);
      await world.pass(DAY);
    }
    return { ...home, parent: await parentSession(world, home.child, home.address), others };
  }

  const inviteTo = ({ parent, params, other }: Family, children: readonly Person[]) =>
    parent.call(calls.inviteParent, { params, body: { ...other, alsoTo: children.map(({ id }) => id) } });

  it('is one mail, and one answer makes a parent of them all', async () => {
    const home = await siblings(2);
    await inviteTo(home, home.others);
    const mails = await subjectsTo(world, home.other.email);
    const token = await readToken(world, home.other.email);
    const { about } = (await world.visitor().call(calls.openInvitation, { body: { token } })).data;
    await accept(token);
    const second = await parentSession(world, home.child, home.other.email);

    const all = [home.child, ...home.others].map(({ username }) => username);
    expect(mails).toEqual(['Pat Puddle invites you to look after Robin, Robin, and Robin at Lilypad']);
    expect(about?.children.map(({ username }) => username)).toEqual(all);
    const { children } = (await second.call(calls.listOwnChildren, {})).data;
    expect(children.map(({ username }) => username).toSorted()).toEqual(all.toSorted());
  });

  it('leaves out those who were not chosen, and those who have this grown-up already', async () => {
    const home = await siblings(2);
    const [chosen, unchosen] = home.others as [Person, Person];
    await invite(home);
    await inviteTo(home, [chosen]);
    const openTo = async (childId: string) => (await listed({ parent: home.parent, params: { childId } })).invitations;

    expect(await openTo(home.child.id)).toHaveLength(1);
    expect(await openTo(chosen.id)).toHaveLength(1);
    expect(await openTo(unchosen.id)).toEqual([]);
    expect((await inviteTo(home, [chosen])).error.fields).toEqual({ email: 'This grown-up is already invited.' });
  });

  it("is refused for somebody else's child, and invites to none", async () => {
    const home = await family();
    const strangers = await family();

    expect((await inviteTo(home, [strangers.child])).error.code).toBe('not_found');
    expect((await listed(home)).invitations).toEqual([]);
    expect(await subjectsTo(world, home.other.email)).toEqual([]);
  });

  it('is withdrawn for one child and stays for the others', async () => {
    const home = await siblings(1);
    await inviteTo(home, home.others);
    const token = await readToken(world, home.other.email);
    const [invitation] = (await listed(home)).invitations;
    await home.parent.call(calls.withdrawInvitation, {
      params: { ...home.params, invitationId: invitation?.id ?? '' },
    });

    const { about } = (await world.visitor().call(calls.openInvitation, { body: { token } })).data;
    await accept(token);

    expect(about?.children.map(({ username }) => username)).toEqual([home.others[0]?.username]);
    expect((await listed(home)).grownUps).toHaveLength(1);
    expect(
      (await listed({ parent: home.parent, params: { childId: home.others[0]?.id ?? '' } })).grownUps,
    ).toHaveLength(2);
  });

  it('is declined for all at once', async () => {
    const home = await siblings(1);
    await inviteTo(home, home.others);
    const token = await readToken(world, home.other.email);
    await decline(token);

    const states = [home.child, ...home.others].map(
      async ({ id }) => (await listed({ parent: home.parent, params: { childId: id } })).invitations[0]?.state,
    );

    expect(await Promise.all(states)).toEqual(['declined', 'declined']);
  });

  it('is accepted once by two clicks at the same time', async () => {
    const home = await siblings(1);
    await inviteTo(home, home.others);
    const token = await readToken(world, home.other.email);

    const both = await Promise.all([accept(token), accept(token)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 410]);
  });
});

describe('an invitation', () => {
  it('works once, also by two clicks at the same time', async () => {
    const home = await family();
    await invite(home);
    const token = await readToken(world, home.other.email);

    const both = await Promise.all([accept(token), accept(token)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    expect((await listed(home)).grownUps).toHaveLength(2);
  });

  it('adds nobody twice when staff have added them meanwhile', async () => {
    const home = await family();
    await invite(home);
    const token = await readToken(world, home.other.email);
    await addByStaff(home, [home.other.email]);

    const accepted = await accept(token);

    expect(accepted.status).toBe(204);
    expect((await listed(home)).grownUps).toHaveLength(2);
    expect((await listed(home)).invitations).toEqual([]);
  });

  it('makes nobody a fifth grown-up', async () => {
    const home = await family();
    await invite(home);
    const token = await readToken(world, home.other.email);
    await addByStaff(
      home,
      [1, 2, 3].map((at) => `uncle.${at}.${names}@example.org`),
    );

    const accepted = await accept(token);

    expect(accepted.error).toMatchObject({ code: 'gone', message: 'This child has four grown-ups here already.' });
    expect((await listed(home)).grownUps).toHaveLength(4);
  });

  it('works for 7 days', async () => {
    const home = await family();
    await invite(home);
    const token = await readToken(world, home.other.email);
    await world.pass(7 * DAY);

    expect((await world.visitor().call(calls.openInvitation, { body: { token } })).data.state).toBe('late');
    expect((await accept(token)).error.code).toBe('gone');
  });

  it('needs a link that was opened just now', async () => {
    const home = await family();
    await world.pass(15 * MINUTE);

    expect((await invite(home)).error.code).toBe('fresh_link_needed');
    expect(await subjectsTo(world, home.other.email)).toEqual([]);
  });

  it.each([
    [
      'a parent of this child',
      (home: Family) => home.address.replace('@', '+tag@'),
      'This grown-up is already listed.',
    ],
    ['somebody who is invited', (home: Family) => home.other.email, 'This grown-up is already invited.'],
  ])('does not go to %s', async (_who, addressOf, message) => {
    const home = await family();
    await invite(home);

    const again = await invite({ ...home, other: { name: 'Again', email: addressOf(home) } });

    expect(again.error).toMatchObject({ code: 'invalid', fields: { email: message } });
  });

  it('is not sent to someone who asked never to be mailed again', async () => {
    const stranger = await newFamily(world);
    await world.visitor().call(calls.reportNotMyChild, { body: { token: stranger.notMine } });
    const home = await family();

    const reply = await invite({ ...home, other: { name: 'Stranger', email: stranger.address } });

    expect(reply.error.fields).toEqual({ email: 'This address asked us not to e-mail it again.' });
  });

  it.each(['Win a prize at www.example.com', 'https://example.com', '100 free coins'])(
    'carries no words of the inviting parent in place of a name: %s',
    async (name) => {
      const home = await family();

      const { error } = await invite({ ...home, other: { ...home.other, name } });

      expect(error.fields).toEqual({ name: 'Please type just the name, in letters' });
      expect(await subjectsTo(world, home.other.email)).toEqual([]);
    },
  );

  it('is possible for at most three others', async () => {
    const home = await family();
    for (const at of [1, 2, 3])
      await invite({ ...home, other: { name: 'Other', email: `other.${at}.${names}@example.org` } });

    expect((await listed(home)).canInvite).toBe(false);
    expect((await invite(home)).error.fields).toEqual({ email: 'A child can have four grown-ups here.' });
  });

  it('is not possible for a child who is about to be erased', async () => {
    const home = await family();
    await grant(home.child, [], 'revoked');

    expect((await invite(home)).error.code).toBe('gone');
  });

  it("can't be sent or seen by a parent of another child", async () => {
    const [home, other] = [await family(), await family()];
    const strange = { ...home, parent: other.parent };

    expect((await invite(strange)).error.code).toBe('not_found');
    expect((await other.parent.call(calls.listGrownUps, { params: home.params })).error.code).toBe('not_found');
    await invite(home);
    const [invitation] = (await listed(home)).invitations;
    const params = { ...home.params, invitationId: invitation?.id ?? '' };
    expect((await other.parent.call(calls.withdrawInvitation, { params })).error.code).toBe('not_found');
    expect((await listed(home)).invitations).toHaveLength(1);
  });

  it('disappears with the inviting parent if they turn out to be no parent of the child', async () => {
    const home = await family();
    await invite(home);
    const token = await readToken(world, home.other.email);
    const { notMine } = await readLinks(world, home.address);
    await world.visitor().call(calls.reportNotMyChild, { body: { token: notMine } });

    expect((await world.visitor().call(calls.openInvitation, { body: { token } })).data.state).toBe('unknown');
  });
});

it('of an older notice, a second grown-up reads that it was written to the first one', async () => {
  const home = await family();
  const ada = await hire(world, { username: 'ada', role: 'admin' });
  const older = {
    version: 20,
    text: 'Hello {parent}. {child} gave us your address.\n\n{consent_link}\n\n{not_mine_link}\n',
  };
  await publishDirectNotice(world.context, older, ada.id, world.clock.now());
  await invite(home);
  await accept(await readToken(world, home.other.email));

  const text = (await world.mailTo(home.other.email)).text.replaceAll(/\s+/g, ' ');

  expect(text).toContain('The notice below is the one that the first grown-up got.');
  expect(text).toContain('Your address came from the grown-up who invited you, and not from Robin.');
});
