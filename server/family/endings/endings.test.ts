import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listStaffMessages } from '#contract/safety.ts';
import { comesOfAge } from '#server/accounts/endings/ending-queries.ts';
import { DAY } from '#server/platform/clock.ts';
import { signInAgain } from '#test/support/family.ts';
import { join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { endByTime } from './end-by-time.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Lets days pass as on a running server: with the daily job. */
async function live(days: number): Promise<void> {
  await world.pass(days * DAY);
  await endByTime(world.context);
  await world.context.events.idle();
}

const isThere = async ({ id }: Person) =>
  (await world.context.db.pool.query('select 1 from accounts where id = $1', [id])).rows.length === 1;
const subjects = (address: string) =>
  world.mailbox
    .newestFirst()
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject);
const endingMails = (address: string) =>
  subjects(address).filter((subject) => /long time|ends in a week|be 18/.test(subject));

let number = 0;
const nextAddress = () => {
  number += 1;
  return `ending${number}@example.org`;
};

describe('an account that nobody uses', () => {
  let address: string;
  let zoe: Person;
  beforeEach(async () => {
    address = nextAddress();
    zoe = await join(world, { age: 14, email: address });
    await use(zoe);
  });

  it('stays without a notice for 17 months', async () => {
    await live(510);

    expect(endingMails(address)).toEqual([]);
    expect(await isThere(zoe)).toBe(true);
  });

  it('ends after 548 days, with a notice 30 and one 7 days before', async () => {
    await live(519);
    expect(endingMails(address)).toEqual(["Nobody has used Robin's account for a long time"]);
    await live(22);
    expect(endingMails(address)).toHaveLength(1);
    await live(2);
    expect(endingMails(address)).toHaveLength(2);
    await live(5);
    expect(await isThere(zoe)).toBe(true);

    await live(2);

    expect(await isThere(zoe)).toBe(false);
  });

  it('is named by first name and username, so that a parent of two knows which', async () => {
    await live(519);

    const { text } = await world.mailTo(address);

    expect(text).toContain(`the account of Robin (${zoe.username})`);
  });

  it('is notified only once of each, however often the job runs', async () => {
    await live(519);
    await live(0);
    await live(24);
    await Promise.all([endByTime(world.context), endByTime(world.context)]);
    await world.context.events.idle();

    expect(endingMails(address)).toHaveLength(2);
  });

  it('stays when the child signs in after the last notice, and says so', async () => {
    await live(519);
    await live(24);
    zoe = await signInAgain(zoe);
    await use(zoe);

    await live(30);

    expect(await isThere(zoe)).toBe(true);
    zoe = await signInAgain(zoe);
    const { notices } = (await zoe.call(listStaffMessages, {})).data;
    expect(notices.map(({ template }) => template)).toEqual(['unused_soon']);
  });

  it('still has a week when the last notice went out late', async () => {
    await live(519);
    await live(60);

    expect(endingMails(address)).toHaveLength(2);
    await live(6);
    expect(await isThere(zoe)).toBe(true);
    await live(2);
    expect(await isThere(zoe)).toBe(false);
  });

  it('is not erased without notices when the clock jumps two years ahead', async () => {
    await live(2 * 365);

    expect(endingMails(address)).toHaveLength(1);
    expect(await isThere(zoe)).toBe(true);
  });
});

it('sends its notices to the parent below 13', async () => {
  const address = nextAddress();
  const maya = await join(world, { age: 9, parentEmail: address, parentName: 'Omar Haddad' });
  await world.context.db.pool.query(`update children set consent = 'granted' where account_id = $1`, [maya.id]);
  await world.context.db.pool.query('delete from consents where child_id = $1', [maya.id]);
  await use(maya);

  await live(519);

  expect(endingMails(address)).toEqual(["Nobody has used Robin's account for a long time"]);
});

describe('a notice whose mailbox fails', () => {
  /** A girl of 14 with an address of her own and a parent: two get the notice. */
  async function withParent() {
    const [own, parents] = [nextAddress(), nextAddress()];
    const zoe = await join(world, { age: 14, email: own });
    const { rows } = await world.context.db.pool.query(
      `insert into parents (id, email, name, created_at) values (gen_random_uuid(), $1, 'Omar Haddad', $2) returning id`,
      [parents, world.clock.now()],
    );
    await world.context.db.pool.query('insert into guardianships values ($1, $2, $3)', [
      zoe.id,
      rows[0].id,
      world.clock.now(),
    ]);
    await use(zoe);
    return { own, parents };
  }

  it('goes to the others meanwhile, and is retried only there', async () => {
    const { own, parents } = await withParent();
    const { send } = world.mailbox;
    world.mailbox.send = async (mail, ...rest) => {
      if (mail.to === own) throw new Error('the mailbox is full');
      return send(mail, ...rest);
    };
    await live(519);
    world.mailbox.send = send;
    expect(endingMails(parents)).toHaveLength(1);
    expect(endingMails(own)).toHaveLength(0);

    await world.pass(60_000);
    await world.context.events.catchUp();

    expect(endingMails(parents)).toHaveLength(1);
    expect(endingMails(own)).toHaveLength(1);
  });
});

describe('a member who turns 18', () => {
  /** Someone who turns 18 in so many days, and signs in every day. */
  async function almost(days: number, timeZone = 'UTC') {
    const address = nextAddress();
    const zoe = await join(world, { age: 14, email: address });
    const birthday = new Date(world.clock.now().getTime() + days * DAY);
    await world.context.db.pool.query(
      `update children set birth_date = ($2::timestamptz at time zone 'UTC')::date - interval '18 years' where account_id = $1`,
      [zoe.id, birthday],
    );
    await world.context.db.pool.query('update accounts set time_zone = $2 where id = $1', [zoe.id, timeZone]);
    return { zoe, address };
  }

  it('is notified a month and a week before, can take a copy, and is erased on the birthday', async () => {
    const { zoe, address } = await almost(40);
    await live(5);
    expect(endingMails(address)).toEqual([]);
    await live(6);
    expect(endingMails(address)).toEqual(['Robin will soon be 18']);
    expect((await world.mailTo(address)).text).toContain('/settings');
    await live(23);
    expect(endingMails(address)).toHaveLength(2);
    expect(await isThere(zoe)).toBe(true);

    await live(7);

    expect(await isThere(zoe)).toBe(false);
  });

  it('is not kept by signing in', async () => {
    const { zoe } = await almost(20);
    await live(0);
    await live(24);
    await use(await signInAgain(zoe));

    await live(8);

    expect(await isThere(zoe)).toBe(false);
  });

  it('stays when the birth date is corrected', async () => {
    const { zoe, address } = await almost(20);
    await live(0);
    await world.context.db.pool.query(
      `update children set birth_date = birth_date + interval '2 years' where account_id = $1`,
      [zoe.id],
    );

    await live(60);

    expect(endingMails(address)).toHaveLength(1);
    expect(await isThere(zoe)).toBe(true);
  });
});

describe('the day someone comes of age', () => {
  it.each([
    ['2009-03-15', 'UTC', '2027-03-15T00:00:00.000Z'],
    ['2009-03-15', 'Pacific/Auckland', '2027-03-14T11:00:00.000Z'],
    ['2009-03-15', 'America/Los_Angeles', '2027-03-15T07:00:00.000Z'],
    ['2008-02-29', 'UTC', '2026-03-01T00:00:00.000Z'],
    ['2009-01-01', 'Europe/Berlin', '2026-12-31T23:00:00.000Z'],
  ])('of %s in %s begins at %s', async (born, timeZone, at) => {
    const { rows } = await world.context.db.pool.query(
      `select ${comesOfAge} as at from (select $1::date as birth_date) c, (select $2::text as time_zone) a`.replaceAll(
        '$years::integer',
        '18',
      ),
      [born, timeZone],
    );

    expect(rows[0].at.toISOString()).toBe(at);
  });
});

/** The child does something now. */
async function use({ id }: Person): Promise<void> {
  const { pool } = world.context.db;
  await pool.query('update accounts set last_active_at = $2 where id = $1', [id, world.clock.now()]);
}
