import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as family from '#contract/family.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import { addParent, decide, newFamily } from '#test/support/family.ts';
import { parentSession } from '#test/support/parents.ts';
import type { Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let families = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

interface Brood {
  readonly address: string;
  readonly children: readonly Person[];
}

/** Brothers and sisters whose parent has consented for each. */
async function brood(names: readonly string[], timeZone = 'Europe/London'): Promise<Brood> {
  families += 1;
  const address = `many.children.${families}@example.org`;
  const children: Person[] = [];
  for (const firstName of names) {
    const { child, link } = await newFamily(world, { firstName, timeZone, parentEmail: address });
    await decide(world, link, 'yes', ['posts']);
    children.push(child);
    await world.pass(2 * DAY);
  }
  await world.context.jobs.run('family.send-mails');
  return { address, children };
}

/** Moves to Friday, 16:00 in London, and runs the jobs of that minute. */
async function untilFriday(): Promise<void> {
  const now = world.clock.now();
  const friday = new Date(now.getTime() + ((5 - now.getUTCDay() + 7) % 7) * DAY);
  friday.setUTCHours(16, 0, 0, 0);
  const next = friday > now ? friday : new Date(friday.getTime() + 7 * DAY);
  await world.pass(next.getTime() - now.getTime());
  await runJobs();
}

async function runJobs(): Promise<void> {
  await world.context.jobs.run('family.weekly-reports');
  await world.context.jobs.run('family.send-mails');
  await world.context.events.idle();
}

/** Newest first. */
const reportsTo = (address: string) =>
  world.mailbox.newestFirst().filter(({ to, subject }) => to === address && /week at Lilypad$/.test(subject));

async function active({ id }: Person, minutes: number): Promise<void> {
  await world.context.db.pool.query(
    `insert into active_minutes select $1, date_trunc('minute', $2::timestamptz) - n * interval '1 minute'
     from generate_series(1, $3) n on conflict do nothing`,
    [id, new Date(world.clock.now().getTime() - 2 * HOUR), minutes],
  );
}

async function stoppedByFilter({ id }: Person): Promise<void> {
  await world.context.db.pool.query(
    "insert into filter_stops (account_id, place, reason, at) values ($1, 'post', 'phone', $2)",
    [id, world.clock.now()],
  );
}

const unsent = async ({ children }: Brood): Promise<number> =>
  (
    await world.context.db.pool.query(
      "select 1 from parent_mails where child_id = any($1) and kind = 'weekly_report' and sent_at is null",
      [children.map(({ id }) => id)],
    )
  ).rows.length;

it('is one mail for six children, with what each of them did', async () => {
  const home = await brood(['Maya', 'Ben', 'Zoe', 'Ada', 'Tom', 'Ines']);
  await untilFriday();
  await active(home.children[0] as Person, 65);
  const before = reportsTo(home.address).length;
  await untilFriday();

  const [mail, ...others] = reportsTo(home.address);
  expect(others).toHaveLength(before);
  expect(mail?.subject).toBe('Maya, Ben, and 4 more: their week at Lilypad');
  expect(mail?.text).toContain('1 h 5 min in all.');
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain("weren't active at Lilypad this week.");
  for (const { id, username } of home.children) {
    expect(mail?.text).toContain(username);
    expect(mail?.text).toContain(`/family/${id}`);
  }
  expect(await unsent(home)).toBe(0);
});

it('names those who were not active in one line, and asks at its end about all in the same order', async () => {
  const { address, children } = await brood(['Maya', 'Ben', 'Zoe', 'Tom']);
  await untilFriday();
  await world.pass(DAY);
  const [maya] = children;
  if (maya) await active(maya, 12);
  await untilFriday();

  const [mail] = reportsTo(address);
  const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
  const html = mail?.html ?? '';

  expect(text).toContain('Ben');
  expect(html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')).toMatch(
    /Ben \(\w+\), Zoe \(\w+\), and Tom \(\w+\) weren(&#39;|')t active at Lilypad this week\./,
  );
  expect(text).not.toContain("Ben wasn't");
  const ending = html.slice(html.indexOf('is not yours'));
  const places = ['Maya', 'Ben', 'Zoe', 'Tom'].map((name) => ending.indexOf(`>${name}<`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

it('calls no child inactive of whom the filter stopped something, not even in the preview', async () => {
  const { address, children } = await brood(['Maya', 'Ben', 'Zoe']);
  await untilFriday();
  await world.pass(DAY);
  const [, ben] = children;
  await stoppedByFilter(ben as Person);
  await untilFriday();

  const [mail] = reportsTo(address);

  expect(mail?.html).toMatch(/>Maya not active, Ben 0 min \(something stopped by the filter\), Zoe not active\.&/);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    'The filter stopped a story with a phone number, and told Ben why.',
  );
  expect(mail?.text).not.toContain("Ben wasn't active");
});

it('leaves out a child whose report the parent has stopped, also after it was queued', async () => {
  const home = await brood(['Maya', 'Ben', 'Zoe']);
  const [, ben] = home.children as [Person, Person];
  await world.pass(((5 - world.clock.now().getUTCDay() + 7) % 7 || 7) * DAY + 8 * HOUR);
  await world.context.jobs.run('family.weekly-reports');
  const parent = await parentSession(world, ben, home.address);
  await parent.call(family.chooseReportMail, { params: { id: ben.id }, body: { isWanted: false } });
  await world.context.jobs.run('family.send-mails');

  const [mail, ...others] = reportsTo(home.address);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Maya and Zoe: their week at Lilypad');
  expect(mail?.text).not.toContain(ben.username);
  expect(await unsent(home)).toBe(0);
});

it('has one unsubscribe button for all, and taking it back leaves a child stopped that was before', async () => {
  const home = await brood(['Maya', 'Ben', 'Zoe']);
  const [maya, ben, zoe] = home.children as [Person, Person, Person];
  await untilFriday();
  const token = /\/unsubscribe#([\w-]+)/.exec(reportsTo(home.address)[0]?.text ?? '')?.[1] ?? '';
  const parent = await parentSession(world, ben, home.address);
  await parent.call(family.chooseReportMail, { params: { id: ben.id }, body: { isWanted: false } });
  await world.pass(MINUTE);
  const choose = (isWanted: boolean) => world.visitor().call(family.chooseReportByLink, { body: { token, isWanted } });
  const wanted = async () =>
    Promise.all(
      [maya, ben, zoe].map(
        async ({ id }) => (await parent.call(family.readWeek, { params: { id } })).data.isReportWanted,
      ),
    );

  const opened = (await world.visitor().call(family.openReportLink, { body: { token } })).data.about;
  expect(opened).toEqual({ usernames: [maya.username, zoe.username], isWanted: true });

  await choose(false);
  expect(await wanted()).toEqual([false, false, false]);

  await choose(true);
  expect(await wanted()).toEqual([true, false, true]);
});

it('can be stopped by the button of a mail program', async () => {
  const home = await brood(['Maya', 'Ben']);
  await untilFriday();
  const { headers } = reportsTo(home.address)[0] as { headers: Record<string, string> };
  const { pathname } = new URL(/<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');

  const reply = await world.app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  await untilFriday();

  expect(reply.statusCode).toBe(204);
  expect(reportsTo(home.address)).toHaveLength(1);
});

it("is refused where the link's parent was changed", async () => {
  const home = await brood(['Maya', 'Ben']);
  await untilFriday();
  const token = /\/unsubscribe#([\w-]+)/.exec(reportsTo(home.address)[0]?.text ?? '')?.[1] ?? '';
  const other = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;

  const { data } = await world.visitor().call(family.openReportLink, { body: { token: other } });
  const { status } = await world.visitor().call(family.chooseReportByLink, { body: { token: other, isWanted: false } });

  expect(data.about).toBeNull();
  expect(status).toBe(404);
});

it('goes out again with all children after the mail server has refused it', async () => {
  const home = await brood(['Maya', 'Ben']);
  const refuse = vi.spyOn(world.mailbox, 'send').mockRejectedValue(new Error('no mail today'));
  await untilFriday();
  refuse.mockRestore();
  expect(reportsTo(home.address)).toEqual([]);
  expect(await unsent(home)).toBe(2);

  await world.pass(5 * MINUTE);
  await runJobs();
  await world.pass(11 * MINUTE);
  await runJobs();

  expect(reportsTo(home.address).map(({ subject }) => subject)).toEqual(['Maya and Ben: their week at Lilypad']);
  expect(await unsent(home)).toBe(0);
});

it('has only the children of each parent, where two share one child', async () => {
  const home = await brood(['Maya', 'Ben']);
  const [maya, ben] = home.children as [Person, Person];
  const other = `other.${home.address}`;
  await addParent(maya, other);
  await world.context.db.pool.query(
    `insert into consent_records (id, child_id, parent_id, proof, state, scopes, notice_version, notice_hash, evidence, at)
     select gen_random_uuid(), r.child_id, g.parent_id, proof, state, scopes, notice_version, notice_hash, evidence, r.at
     from consent_records r join guardians g on g.child_id = r.child_id and g.email = $2
     where r.child_id = $1 and state = 'granted'`,
    [maya.id, other],
  );
  await untilFriday();

  expect(reportsTo(home.address)[0]?.subject).toBe('Maya and Ben: their week at Lilypad');
  expect(reportsTo(other).map(({ subject }) => subject)).toEqual(["Maya's week at Lilypad"]);
  expect(reportsTo(other)[0]?.text).not.toContain(ben.username);
});

it('comes when it is 16:00 where each child lives', async () => {
  const home = await brood(['Maya']);
  const { child, link } = await newFamily(world, {
    firstName: 'Ben',
    timeZone: 'America/New_York',
    parentEmail: home.address,
  });
  await decide(world, link, 'yes', []);
  await untilFriday();
  await world.pass(5 * HOUR);
  await runJobs();

  const subjects = reportsTo(home.address).map(({ subject }) => subject);
  expect(subjects.slice(0, 2)).toEqual(["Ben's week at Lilypad", "Maya's week at Lilypad"]);
  expect(reportsTo(home.address)[0]?.text).toContain(child.username);
});

it("says for each child how to tell that it is somebody else's", async () => {
  const home = await brood(['Maya', 'Ben']);
  await untilFriday();
  const { text = '' } = reportsTo(home.address)[0] ?? {};
  const token = /Ben:\n<[^>]*\/consent#([\w-]+)>/.exec(text)?.[1] ?? '';

  const { data } = await world.visitor().call(family.openConsentLink, { body: { token } });

  expect(data).toMatchObject({ about: { purpose: 'not_mine', username: home.children[1]?.username } });
});
