import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { decide, newFamily } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { hire, ines, join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await openWorld();
  staff = await ines(world);
});
afterAll(() => world[Symbol.asyncDispose]());

const seen = (child: Pick<Person, 'username'>, scopes: Scope[], change: object = {}, by: Person = staff) =>
  by.call(calls.recordConsentInPerson, {
    body: {
      username: child.username,
      parentName: 'Pat Puddle',
      relation: 'father',
      scopes,
      isContact: true,
      ...change,
    },
  });

describe('consent in person', () => {
  it('opens every scope, with the member of staff as witness, and the parent gets a mail', async () => {
    const { child, address, link } = await newFamily(world);
    const { data } = await seen(child, ['posts', 'chat', 'reach']);

    expect(data).toMatchObject({ consent: 'granted', scopes: ['posts', 'chat', 'reach'] });
    expect((await child.call(readUser, {})).data).toMatchObject({ parentalConsentMethod: 'in_person' });
    expect((await subjectsTo(world, address)).at(-1)).toBe('You gave consent for Robin');
    expect((await world.mailTo(address)).text).toContain('in person');
    expect((await world.visitor().call(calls.openConsentLink, { body: { token: link } })).data.state).toBe('used');

    const { rows } = await world.context.db.pool.query(
      `select r.grown_up, r.relation, r.witness_id, l.actor from consent_records r
       join audit_details d on d.subject = r.child_id::text join audit_links l on l.number = d.number
       where r.child_id = $1 and r.state = 'granted' and l.act = 'consent.in_person'`,
      [child.id],
    );
    expect(rows).toEqual([{ grown_up: 'Pat Puddle', relation: 'father', witness_id: staff.id, actor: staff.id }]);

    const out = (await readLinks(world, address)).link;
    const back = await world.visitor().call(calls.revokeConsent, { body: { token: out } });

    expect(back.data.consent).toBe('revoked');
  });

  it("replaces the same parent’s consent by mail, and is stored beside another parent's", async () => {
    const { child, link } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);

    expect((await seen(child, ['posts', 'chat'], { isContact: false, parentName: 'Amal' })).data).toMatchObject({
      scopes: ['posts'],
      isStricter: true,
    });
    expect((await seen(child, ['posts', 'chat'])).data).toMatchObject({ scopes: ['posts', 'chat'], isStricter: false });
  });

  it("cannot undo the same parent's refusal", async () => {
    const { child, link } = await newFamily(world);
    await decide(world, link, 'no');

    const { error } = await seen(child, ['posts']);

    expect(error.fields?.['username']).toMatch(/said no/);
    expect((await child.call(readUser, {})).data.parentalConsentStatus).toBe('declined');
  });

  it('is only for children who need consent', async () => {
    const zoe = await join(world, { age: 14 });

    expect((await seen(zoe, ['posts'])).error.fields?.['username']).toBe('This young person needs no consent.');
    expect((await seen({ username: 'nobody_here' }, [])).error.fields?.['username']).toMatch(
      /no child with this username/,
    );
  });

  it('is recorded by staff only', async () => {
    const { child } = await newFamily(world);

    expect((await seen(child, ['posts'], {}, child)).error.code).toBe('not_for_you');

    const visitor = world.visitor() as Person;
    expect((await seen(child, ['posts'], {}, visitor)).error.code).toBe('sign_in_required');
    expect((await child.call(readUser, {})).data.parentalConsentStatus).toBe('pending');
  });
});

describe('the operator chooses the methods', () => {
  it('without in_person staff can record nothing; without email_plus a mail cannot give consent', async () => {
    await using byMail = await openWorld({ settings: { CONSENT_METHODS: 'email_plus' } });
    const one = await newFamily(byMail);

    const moderator = await hire(byMail, { username: 'mona', role: 'moderator' });

    expect((await seen(one.child, ['posts'], {}, moderator)).status).toBe(400);

    await using inPerson = await openWorld({ settings: { CONSENT_METHODS: 'in_person' } });
    const two = await newFamily(inPerson);

    expect((await decide(inPerson, two.link, 'yes', ['posts'])).error.code).toBe('stronger_consent');
    expect((await decide(inPerson, two.link, 'no')).data.consent).toBe('declined');
  });
});
