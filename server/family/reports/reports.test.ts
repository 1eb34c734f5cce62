import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as family from '#contract/family.ts';
import { createPost } from '#contract/posts.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { addParent, decide, newFamily, signInAgain } from '#test/support/family.ts';
import { subjectsTo } from '#test/support/parent-mails.ts';
import { parentSession } from '#test/support/parents.ts';
import { join, type Newcomer, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const SAM = "Sam's week at Lilypad";

async function consented(newcomer: Newcomer = {}) {
  const made = await newFamily(world, { firstName: 'Sam', ...newcomer });
  await decide(world, made.link, 'yes', ['posts']);
  return made;
}

/** Moves to Friday, 16:00 in London, and runs the jobs of that minute. */
async function untilFriday(): Promise<void> {
  const now = world.clock.now();
  const days = (5 - now.getUTCDay() + 7) % 7;
  const friday = new Date(now.getTime() + days * DAY);
  friday.setUTCHours(16, 0, 0, 0);
  const next = friday > now ? friday : new Date(friday.getTime() + 7 * DAY);
  await world.pass(next.getTime() - now.getTime());
  await world.context.jobs.run('family.weekly-reports');
  await world.context.jobs.run('family.send-mails');
}

async function active({ id }: Person, minutes: number): Promise<void> {
  await world.context.db.pool.query(
    `insert into active_minutes select $1, date_trunc('minute', $2::timestamptz) - n * interval '1 minute'
     from generate_series(1, $3) n on conflict do nothing`,
    [id, new Date(world.clock.now().getTime() - 2 * HOUR), minutes],
  );
}

/** The newest report. Other mails may be due in the same minute. */
async function reportTo(address: string) {
  await world.context.events.idle();
  const mail = world.mailbox.newestFirst().find(({ to, subject }) => to === address && subject === SAM);
  if (!mail) throw new Error(`no report to ${address}`);
  return mail;
}

const textOf = (address: string, subject: string) =>
  world.mailbox
    .newestFirst()
    .find((mail) => mail.to === address && mail.subject === subject)
    ?.text.replaceAll(/\s+/g, ' ') ?? '';

const findToken = (text: string) => /\/unsubscribe#([\w-]+)/.exec(text)?.[1] ?? '';

describe('the report by e-mail', () => {
  it('names the child as the parent does, has the numbers, and links to the page', async () => {
    const { child, address } = await consented();
    await active(child, 65);
    await untilFriday();
    await untilFriday();

    const { text, html } = await reportTo(address);
    expect(text).toContain(`/family/${child.id}`);
    expect(text).toContain(child.username);
    expect(html).not.toContain('undefined');
    expect((await subjectsTo(world, address)).filter((one) => one === SAM)).toHaveLength(2);
  });

  it("has the mail program's own unsubscribe button, which needs no page and no session", async () => {
    const { address } = await consented();
    await untilFriday();
    const { headers } = await reportTo(address);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const path = new URL(/<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;

    const reply = await world.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(reply.statusCode).toBe(204);

    const before = await subjectsTo(world, address);
    await untilFriday();
    expect(await subjectsTo(world, address)).toEqual(before);
  });

  it('says of a child who did nothing that she was not active, since she may have read', async () => {
    const { address } = await consented();
    await untilFriday();
    await untilFriday();

    expect((await reportTo(address)).text).toContain("Sam wasn't active at Lilypad this week.");
  });

  it('says nothing of the kind when the filter has stopped something', async () => {
    const { child, address } = await consented();
    await untilFriday();
    await world.pass(DAY);
    const body = {
      clientId: newId(),
      title: 'Hello',
      content: 'My number is 0171 5550123, call me!',
      category: 'story',
    } as const;
    expect((await (await signInAgain(child)).call(createPost, { body })).status).toBe(400);
    await untilFriday();

    const text = textOf(address, SAM);

    expect(text).toContain('The filter stopped a story with a phone number');
    expect(text).not.toContain("wasn't");
  });

  it('leads to the page even with unusual letters in its link', async () => {
    const reply = await world
      .visitor()
      .send('GET', '/api/family/reports/unsubscribe/%E2%82%AC%0A-of-some-length-of-letters');

    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toMatch(/^\/unsubscribe#%E2%82%AC/);
  });

  it('is not stopped by a scanner that opens every link', async () => {
    const { address } = await consented();
    await untilFriday();
    const { headers, text } = await reportTo(address);
    const path = new URL(/<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;

    const opened = await world.app.inject({ method: 'GET', url: path });
    const token = findToken(text);
    const { data } = await world.visitor().call(family.openReportLink, { body: { token } });

    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toBe(`/unsubscribe#${token}`);
    expect(data.about?.isWanted).toBe(true);
  });

  it('can be stopped and started again by link and on the page, by each parent for themselves', async () => {
    const { child, address } = await consented();
    await addParent(child, `other.${address}`);
    await untilFriday();
    const token = findToken((await reportTo(address)).text);
    const visitor = world.visitor();
    const wanted = async () =>
      (await (await parentSession(world, child, address)).call(family.readWeek, { params: { id: child.id } })).data
        .isReportWanted;

    await visitor.call(family.chooseReportByLink, { body: { token, isWanted: false } });
    expect(await wanted()).toBe(false);

    const parent = await parentSession(world, child, address);
    await parent.call(family.chooseReportMail, { params: { id: child.id }, body: { isWanted: true } });
    expect(await wanted()).toBe(true);
  });

  it('refuses a changed link', async () => {
    const { address } = await consented();
    await untilFriday();
    const token = findToken((await reportTo(address)).text);
    const other = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;

    const { data } = await world.visitor().call(family.openReportLink, { body: { token: other } });
    const { status } = await world
      .visitor()
      .call(family.chooseReportByLink, { body: { token: other, isWanted: false } });

    expect(data.about).toBeNull();
    expect(status).toBe(404);
  });

  it('is not sent after consent was withdrawn, even if it was queued', async () => {
    const { child, address } = await consented();
    await world.context.jobs.run('family.send-mails');
    const before = await subjectsTo(world, address);
    await world.pass(((5 - world.clock.now().getUTCDay() + 7) % 7) * DAY + 8 * HOUR);
    await world.context.jobs.run('family.weekly-reports');
    await world.context.db.pool.query("update children set consent = 'revoked' where account_id = $1", [child.id]);
    await world.context.jobs.run('family.send-mails');

    expect((await subjectsTo(world, address)).filter((one) => one === SAM)).toEqual(
      before.filter((one) => one === SAM),
    );
  });

  it('delays no notice: it does not count towards three mails a day', async () => {
    const { child, address } = await consented();
    for (let count = 0; count < 3; count += 1) {
      await child.call(family.sendParentReport, {});
      await world.pass(HOUR + MINUTE);
    }
    const parent = await parentSession(world, child, address);
    await parent.call(family.requestCopy, { params: { id: child.id } });
    await world.context.jobs.run('family.make-copies');
    await world.context.jobs.run('family.send-mails');

    expect(await subjectsTo(world, address)).toContain("Your copy of Sam's things is ready");
  });
});

describe("the page of a child's week", () => {
  it("shows minutes by day, and nobody else's numbers", async () => {
    const { child } = await consented();
    const { child: other } = await consented();
    await active(child, 3);
    await active(other, 9);
    const parent = await parentSession(world, child);

    const { data } = await parent.call(family.readWeek, { params: { id: child.id } });

    expect(data.minutesByDay).toHaveLength(7);
    expect(data.timeActiveMinutes).toBe(data.minutesByDay.reduce((sum, one) => sum + one, 0));
    expect(data).toMatchObject({ riddlesSolved: 0, dailyLimit: null, isReportWanted: true, stops: [] });
    expect((await parent.call(family.readWeek, { params: { id: other.id } })).status).toBe(404);
    expect((await parent.call(family.listReports, { params: { id: other.id }, query: {} })).status).toBe(404);
  });

  it('lists earlier reports, ten per page', async () => {
    const { child } = await consented();
    const { pool } = world.context.db;
    await pool.query(
      `insert into user_activity_reports
       select $1, date '2020-01-03' + 7 * n, now(), now(), n, 0, 0, 0, 0, 0, 0, 0, 0, '{0,0,0,0,0,0,0}', null, '[]', now()
       from generate_series(1, 12) n`,
      [child.id],
    );
    const parent = await parentSession(world, child);
    const params = { id: child.id };
    const first = (await parent.call(family.listReports, { params, query: {} })).data;
    const second = (await parent.call(family.listReports, { params, query: { cursor: first.cursor ?? '' } })).data;

    expect(first.reports.map(({ riddlesSolved }) => riddlesSolved)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(second.reports.map(({ riddlesSolved }) => riddlesSolved)).toEqual([2, 1]);
    expect(second.cursor).toBeNull();
  });
});

describe('the button on the profile', () => {
  it('mails no claim that a child who has just pressed it was not here', async () => {
    const { child, address } = await consented();
    await child.call(family.sendParentReport, {});
    await world.context.events.idle();

    const text = textOf(address, 'Sam sent you a report from Lilypad');

    expect(text).toContain('We count the minutes in which Sam does something. There were none before this.');
    expect(text).not.toContain("wasn't");
  });

  it('mails the last seven days to the grown-ups, once an hour and three times a day', async () => {
    const { child, address } = await consented();
    const send = async () => {
      const reply = await child.call(family.sendParentReport, {});
      await world.context.events.idle();
      return reply;
    };
    const sent = async () => (await subjectsTo(world, address)).filter((one) => one.startsWith('Sam sent you')).length;

    expect((await send()).status).toBe(202);
    expect(await sent()).toBe(1);

    const again = await send();
    expect(again.status).toBe(429);
    expect(again.error.message).toBe('You just sent your report. You can send another one in an hour.');

    await world.pass(HOUR);
    expect((await send()).status).toBe(202);
    await world.pass(HOUR + MINUTE);
    expect((await send()).status).toBe(202);
    await world.pass(HOUR + MINUTE);
    const fourth = await send();
    expect(fourth.error.message).toBe('You sent three reports already. You can send another one tomorrow.');
    expect(await sent()).toBe(3);

    await world.pass(DAY);
    const later = await signInAgain(child);
    expect((await later.call(family.sendParentReport, {})).status).toBe(202);
  });

  it('sends one report for two taps at the same moment', async () => {
    const { child } = await consented();

    const replies = await Promise.all([
      child.call(family.sendParentReport, {}),
      child.call(family.sendParentReport, {}),
    ]);

    expect(replies.map(({ status }) => status).sort()).toEqual([202, 429]);
  });

  it('is refused while a parent has not answered, without a parent, and if none wants reports', async () => {
    const { child: pending } = await newFamily(world);
    const teen = await join(world, { age: 14 });
    const { child: unread } = await consented();
    const parent = await parentSession(world, unread);
    await parent.call(family.chooseReportMail, { params: { id: unread.id }, body: { isWanted: false } });

    const codes = [pending, teen, unread].map(
      async (child) => (await child.call(family.sendParentReport, {})).error.code,
    );

    expect(await Promise.all(codes)).toEqual(['consent_required', 'no_parent', 'report_unwanted']);
  });
});
