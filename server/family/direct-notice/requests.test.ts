import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { changeKeptPeriod, changeSettings } from '#contract/admin.ts';
import { resendDirectNotice } from '#contract/family.ts';
import { grant, hire, join, type Person } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY } from '../../platform/clock.ts';
import { requestConsent } from './requests.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const ask = (child: Person) => child.call(resendDirectNotice, {});

async function noticesTo(address: string): Promise<readonly { text: string }[]> {
  await world.context.events.idle();
  return world.mailbox.newestFirst().filter(({ to, subject }) => to === address && subject.startsWith('What may '));
}

async function nextDay(child: Person): Promise<void> {
  await world.pass(DAY);
  await child.call(logIn, { body: { username: child.username, password: PASSWORD } });
}

describe('the first notice', () => {
  it('goes to the parent at once, names the child as the parent knows it, and promises nothing', async () => {
    await join(world, { username: 'pondskater', age: 9, firstName: 'Maya', parentEmail: 'omar@example.org' });
    const [notice, ...more] = await noticesTo('omar@example.org');

    expect(more).toEqual([]);
    expect(notice?.text).toContain('What stays off until you choose');
    expect(notice?.text).not.toMatch(/\{\w+\}/);
    expect(notice?.text).toContain('pondskater');
    expect(notice?.text.replaceAll(/\s+/g, ' ')).toContain('Maya gave us your name and your address when signing up');
    expect(notice?.text.replaceAll(/\s+/g, ' ')).toContain('Until then, other children see nothing of Maya');
    expect(notice?.text).not.toMatch(/Puddle,|will soon|COPPA/);
    expect(notice?.text).toContain('reply to this e-mail');
  });

  it('names the operator as entered in the set-up', async () => {
    const ada = await hire(world, { username: 'ada', role: 'admin' });
    const operator = {
      operatorName: 'Hill School',
      operatorAddress: '4 Brook Street',
      contactEmail: 'hill@example.org',
    };
    await ada.call(changeSettings, { body: operator });

    await join(world, { age: 9, parentEmail: 'hills@example.org' });

    const [notice] = await noticesTo('hills@example.org');

    expect(notice?.text).toContain('Hill School, 4 Brook Street, hill@example.org.');

    await ada.call(changeSettings, { body: { operatorName: '', operatorAddress: '', contactEmail: '' } });
  });

  it('keeps its published words, and adds the shorter time for which chats are kept here', async () => {
    const ada = await hire(world, { username: 'ada_shorter', role: 'admin' });
    await join(world, { age: 9, parentEmail: 'before@example.org' });
    await ada.call(changeKeptPeriod, { params: { period: 'chat' }, body: { days: 30 } });

    await join(world, { age: 9, parentEmail: 'after@example.org' });

    const shorter = 'One thing is shorter here now: chat messages are kept for 30 days instead of 90.';
    const [before] = await noticesTo('before@example.org');
    const [after] = await noticesTo('after@example.org');
    expect(before?.text).not.toContain('One thing is shorter');
    expect(after?.text.replaceAll(/\s+/g, ' ')).toContain(shorter);
    expect(after?.text.replaceAll(/\s+/g, ' ')).toContain('chat messages for 90 days');
  });

  it('is not sent when no parent has to be asked', async () => {
    await join(world, { username: 'heronwatch', age: 13 });

    expect(await noticesTo('heronwatch@example.org')).toEqual([]);
  });

  it('is sent once, however often its event is delivered', async () => {
    const child = await join(world, { age: 9, parentEmail: 'once@example.org' });
    await world.context.events.idle();

    await requestConsent(world.context, child.id);

    expect(await noticesTo('once@example.org')).toHaveLength(1);
  });
});

describe('a child who waits', () => {
  it('may ask once a day, three times in all', async () => {
    const child = await join(world, { age: 9, parentEmail: 'patient@example.org' });

    for (let at = 0; at < 3; at += 1) {
      expect((await ask(child)).status).toBe(202);
      const again = await ask(child);
      expect(again.error.code).toBe('too_fast');
      if (at < 2) expect(again.error).toMatchObject({ retryAfter: 86_400 });
      await nextDay(child);
    }
    expect((await ask(child)).error.message).toMatch(/^We wrote three times/);
    expect(await noticesTo('patient@example.org')).toHaveLength(4);
  });

  it('gets one mail for many requests at once', async () => {
    const child = await join(world, { age: 9, parentEmail: 'eager@example.org' });
    const all = await Promise.all(Array.from({ length: 5 }, () => ask(child)));

    expect(all.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(await noticesTo('eager@example.org')).toHaveLength(2);
  });
});

describe('a request for the notice is refused', () => {
  it('from a child who already has an answer', async () => {
    const child = await join(world, { age: 9, parentEmail: 'done@example.org' });
    await world.context.events.idle();

    await grant(child, ['posts']);

    expect((await ask(child)).error.message).toBe('Your grown-up already answered.');
    expect(await noticesTo('done@example.org')).toHaveLength(1);
  });

  it('from a child who needs no consent, from staff and from visitors', async () => {
    expect((await ask(await join(world, { age: 14 }))).status).toBe(400);
    expect((await ask(await hire(world, { username: 'ines', role: 'moderator' }))).error.code).toBe('not_for_you');
    expect((await world.visitor().call(resendDirectNotice, {})).error.code).toBe('sign_in_required');
  });
});
