import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { decide, newFamily, wait } from '#test/support/family.ts';
import { subjectsTo } from '#test/support/parent-mails.ts';
import { parentSession } from '#test/support/parents.ts';
import { PaymentProvider } from '#test/support/payment-provider.ts';
import { returnToken, startPayment } from '#test/support/payments.ts';
import type { Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../../platform/clock.ts';
import { countOverdueRefunds, eraseChild, exportChild } from '../index.ts';

const lines: string[] = [];
let provider: PaymentProvider;
let world: World;
beforeAll(async () => {
  provider = new PaymentProvider();
  world = await openWorld({ settings: await provider.open(), onLog: (line) => lines.push(line) });
});
beforeEach(() => {
  provider.mood = 'right';
  provider.keepsMoney = false;
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const rows = async (sql: string, ...values: unknown[]) => (await world.context.db.pool.query(sql, values)).rows;
const start = (token: string, scopes: Scope[] = ['chat']) =>
  world.visitor().call(calls.startPayment, { body: { token, scopes } });
const comeBack = async (token: string) => {
  const reply = await world.visitor().call(calls.finishPayment, { body: { token } });
  await world.context.events.idle();
  return reply;
};
const readScopes = async ({ id }: Person): Promise<string[]> =>
  (await rows('select scopes from children where account_id = $1', id))[0].scopes;
const readGrants = ({ id }: Person) =>
  rows(`select method, evidence from consent_records where child_id = $1 and state = 'granted' order by id`, id);
const follow = async (milliseconds: number) => {
  await world.pass(milliseconds);
  await world.context.jobs.run('family.follow-payments');
  await world.context.events.idle();
};

describe('a parent who pays', () => {
  it('is sent to the provider, which gets an amount and our reference, and nothing about the family', async () => {
    const { child, address, url, payment } = await startPayment(world, provider, ['chat']);

    expect(url).toMatch(/\/checkout\/pay_\d+$/);
    expect(payment).toMatchObject({ amount: '0.50', currency: 'EUR' });
    for (const secret of [child.id, child.username, address]) expect(provider.bodies.join()).not.toContain(secret);
  });

  it('opens what was chosen as soon as they are back, and gets a mail at once', async () => {
    const { child, address, payment, token } = await startPayment(world, provider, ['chat', 'posts']);
    payment.state = 'paid';

    const { data } = await comeBack(token);

    expect(data).toMatchObject({
      state: 'paid',
      name: 'Robin',
      outcome: { consent: 'granted', scopes: ['posts', 'chat'] },
    });
    expect(await readScopes(child)).toEqual(['posts', 'chat']);
    expect((await child.call(readUser, {})).data.parentalConsentMethod).toBe('card');
    expect((await subjectsTo(world, address)).at(-1)).toMatch(/^You gave consent for /);
  });

  it('gets the money back at once', async () => {
    const { payment, token } = await startPayment(world, provider, ['chat']);
    payment.state = 'paid';

    await comeBack(token);

    expect(payment.refunds).toBe(1);
    expect(
      await rows('select 1 from consent_payments where provider_id = $1 and refunded_at is null', payment.id),
    ).toEqual([]);
  });

  it('leaves a record that names the payment, and no card', async () => {
    const { child, payment, token } = await startPayment(world, provider, ['chat']);
    payment.state = 'paid';

    await comeBack(token);

    expect(await readGrants(child)).toEqual([{ method: 'card', evidence: { by: 'card', payment: payment.id } }]);
    expect((await exportChild(world.context, child.id))['family']).toMatchObject({ payments: [{ state: 'paid' }] });
  });

  it('gives one consent and gets one refund after coming back twice, or in two tabs', async () => {
    const { child, payment, token } = await startPayment(world, provider, ['chat']);
    payment.state = 'paid';

    const both = await Promise.all([comeBack(token), comeBack(token)]);
    const later = await comeBack(token);

    expect([...both, later].map(({ data }) => data.state)).toEqual(['paid', 'paid', 'paid']);
    expect(await readGrants(child)).toHaveLength(1);
    expect(payment.refunds).toBe(1);
  });

  it('keeps the scopes allowed by e-mail, and adds those that need more', async () => {
    const { child, link, payment, token } = await startPayment(world, provider, ['chat', 'buddies']);
    await decide(world, link, 'yes', ['posts']);
    payment.state = 'paid';

    await comeBack(token);

    expect(await readScopes(child)).toEqual(['posts', 'chat']);
  });

  it('is found by the job if they close the page before being sent back', async () => {
    const { child, payment } = await startPayment(world, provider, ['chat']);
    payment.state = 'paid';

    await follow(11 * MINUTE);

    expect(await readScopes(child)).toEqual(['chat']);
    expect(payment.refunds).toBe(1);
  });

  it('can also start from the page of the child', async () => {
    const { child, link } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    const parent = await parentSession(world, child);

    const reply = await parent.call(calls.startOwnPayment, {
      params: { childId: child.id },
      body: { scopes: ['chat'] },
    });
    const { newest } = provider;
    newest.state = 'paid';
    await comeBack(returnToken(newest));

    expect(reply.status).toBe(201);
    expect(await readScopes(child)).toEqual(['posts', 'chat']);
  });
});

describe('nothing is opened', () => {
  it('while the provider has no payment, whatever the parent sends along', async () => {
    const { child, token } = await startPayment(world, provider, ['chat']);

    const { data } = await comeBack(token);
    const forged = await world
      .visitor()
      .send('POST', '/api/family/payments/return?state=paid', { token, state: 'paid' });

    expect(data).toMatchObject({ state: 'open', outcome: null });
    expect(forged.statusCode).toBe(400);
    expect(await readScopes(child)).toEqual([]);
  });

  it('by a declined card, and the parent can try again', async () => {
    const { child, link, payment, token } = await startPayment(world, provider, ['chat']);
    payment.state = 'declined';

    const { data } = await comeBack(token);

    expect(data).toMatchObject({ state: 'declined', outcome: null });
    expect(await readScopes(child)).toEqual([]);
    expect(payment.refunds).toBe(0);
    expect((await start(link)).status).toBe(201);
  });

  it.each(['nothing', 'garbage', 'empty', 'huge', 'error', 'elsewhere'] as const)(
    'while the provider answers %s, and nothing is lost',
    async (mood) => {
      const { child, payment, token } = await startPayment(world, provider, ['chat']);
      payment.state = 'paid';
      provider.mood = mood;

      const { status, error } = await comeBack(token);
      const before = await readScopes(child);
      provider.mood = 'right';
      const again = await comeBack(token);

      expect(status).toBe(409);
      expect(error.code).toBe('payment_failed');
      expect(before).toEqual([]);
      expect(again.data.state).toBe('paid');
    },
  );

  it('by the payment for another child', async () => {
    const other = await startPayment(world, provider, ['chat']);
    const { child, payment, token } = await startPayment(world, provider, ['chat']);
    payment.state = 'paid';
    payment.reference = other.payment.reference;

    const { error } = await comeBack(token);

    expect(error.code).toBe('payment_failed');
    expect(await readScopes(child)).toEqual([]);
    expect(await readScopes(other.child)).toEqual([]);
  });

  it('by a made-up token, or that of a mailed link', async () => {
    const { link } = await newFamily(world);

    expect((await comeBack('x'.repeat(43))).error.code).toBe('gone');
    expect((await comeBack(link)).error.code).toBe('gone');
  });

  it('after a refusal in the meantime, and the money is refunded', async () => {
    const { child, link, payment, token } = await startPayment(world, provider, ['chat']);
    await decide(world, link, 'no');
    payment.state = 'paid';

    const { data } = await comeBack(token);

    expect(data).toMatchObject({ state: 'unneeded', outcome: null });
    expect(await readGrants(child)).toEqual([]);
    expect(payment.refunds).toBe(1);
  });

  it('for a child who was erased in the meantime, and the money is refunded without a name', async () => {
    const { child, payment, token } = await startPayment(world, provider, ['chat']);
    payment.state = 'paid';
    await eraseChild(world.context, child.id);

    const { error } = await comeBack(token);
    await follow(11 * MINUTE);

    expect(error.code).toBe('gone');
    expect(payment.refunds).toBe(1);
    expect(await rows('select 1 from consent_payments where child_id = $1', child.id)).toEqual([]);
  });
});

describe('a payment cannot be started', () => {
  it('for nothing', async () => {
    const { link } = await newFamily(world);

    expect((await start(link, [])).error.fields).toEqual({ scopes: 'Please choose what to allow' });
  });

  it('by a link for something else, or a used one', async () => {
    const { link, notMine } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);

    expect((await start(notMine)).error.code).toBe('gone');
    expect((await start(link)).error.code).toBe('gone');
  });

  it('by a parent of another child', async () => {
    const { child } = await newFamily(world);
    const other = await newFamily(world);
    const stranger = await parentSession(world, other.child);

    const { status } = await stranger.call(calls.startOwnPayment, {
      params: { childId: child.id },
      body: { scopes: ['chat'] },
    });

    expect(status).toBe(404);
  });

  it('by a parent who has withdrawn consent', async () => {
    const { child, link } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    const parent = await parentSession(world, child);
    await parent.call(calls.withdrawConsent, { params: { id: child.id } });

    const { error } = await parent.call(calls.startOwnPayment, {
      params: { childId: child.id },
      body: { scopes: ['chat'] },
    });

    expect(error.message).toBe('This child needs no payment from you right now.');
  });

  it('more than five times a day', async () => {
    const { link } = await newFamily(world);
    for (let times = 0; times < 5; times += 1) expect((await start(link)).status).toBe(201);

    const sixth = await start(link);
    await world.pass(DAY);

    expect(sixth.error.code).toBe('asked_lately');
    expect((await start(link)).status).toBe(201);
  });

  it.each(['nothing', 'garbage', 'error', 'script', 'same id'] as const)(
    'while the provider answers %s',
    async (mood) => {
      await startPayment(world, provider, ['chat']);
      const { link } = await newFamily(world);
      provider.mood = mood;

      const { error } = await start(link);

      expect(error.code).toBe('payment_failed');
    },
  );

  it('if the operator has not set up payments', async () => {
    await using other = await openWorld();
    const { link } = await newFamily(other);

    const begun = await other.visitor().call(calls.startPayment, { body: { token: link, scopes: ['chat'] } });
    const back = await other.visitor().call(calls.finishPayment, { body: { token: 'x'.repeat(43) } });
    const { data } = await other.visitor().call(calls.openConsentLink, { body: { token: link } });

    for (const { error } of [begun, back])
      expect(error.message).toBe('Consent by a payment is switched off on this Lilypad.');
    expect(data.about).toMatchObject({ methods: ['email_plus', 'signed_form', 'in_person'], cardCharge: null });
  });
});

describe('as time passes', () => {
  it('a refund that fails is tried again until it works', async () => {
    const { payment, token } = await startPayment(world, provider, ['chat']);
    payment.state = 'paid';
    provider.keepsMoney = true;
    await comeBack(token);
    const justTried = await countOverdueRefunds(world.context.db, world.clock.now());
    await follow(11 * MINUTE);
    const overdue = await countOverdueRefunds(world.context.db, world.clock.now());
    const before = payment.refunds;
    provider.keepsMoney = false;

    await follow(11 * MINUTE);
    await follow(11 * MINUTE);

    expect(before).toBe(0);
    expect(justTried).toBe(0);
    expect(overdue).toBe(1);
    expect(payment.refunds).toBe(1);
    expect(await countOverdueRefunds(world.context.db, world.clock.now())).toBe(0);
    expect(lines.some((line) => line.includes('was not given back'))).toBe(true);
  });

  it('a refund waits while another call holds the payment', async () => {
    const { payment, token } = await startPayment(world, provider, ['chat']);
    payment.state = 'paid';
    provider.keepsMoney = true;
    await comeBack(token);
    provider.keepsMoney = false;
    const other = await world.context.db.pool.connect();
    await other.query('begin');
    await other.query('select 1 from consent_payments where provider_id = $1 for update', [payment.id]);

    const following = follow(11 * MINUTE);
    await sleep(300);
    await other.query('commit');
    other.release();
    await following;

    expect(payment.refunds).toBe(1);
  });

  it('a page that nobody has finished expires after a day', async () => {
    const { token } = await startPayment(world, provider, ['chat']);

    await follow(DAY + MINUTE);

    expect((await comeBack(token)).error.message).toBe(
      'Please start again with the link in our e-mail, or on your pages.',
    );
  });

  it('a payment that is over is deleted after 30 days', async () => {
    const { child, payment, token } = await startPayment(world, provider, ['chat']);
    payment.state = 'paid';
    await comeBack(token);

    await wait(world, 31 * DAY);
    await follow(0);

    expect(await rows('select 1 from consent_payments where child_id = $1', child.id)).toEqual([]);
  });
});
