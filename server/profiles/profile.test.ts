import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser, type User } from '#contract/accounts.ts';
import { updateUser } from '#contract/profiles.ts';
import { grant, join, type Newcomer, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const withConsent = (newcomer: Newcomer = {}) => join(world, { age: 9, consent: 'granted', ...newcomer });
/** All that is stored of a child, except the active minute, which is stored a second later. */
const all = ({ lastActiveAt: _, ...rest }: User & { needsComfort?: boolean }) => {
  const { needsComfort: _comfort, ...known } = rest;
  return known;
};
const read = async (person: Person) => all((await person.call(readUser, {})).data);
/** As their author sees them: in the first week a grown-up looks at new ones first. */
const ownWords = ({ displayName, bio, waiting, isProfileComplete }: ReturnType<typeof all>) => ({
  displayName: waiting.displayName ?? displayName,
  bio: waiting.bio ?? bio,
  isProfileComplete,
});

describe('display name and bio', () => {
  it('are stored one by one, and nothing else changes', async () => {
    const maya = await withConsent({ username: 'pond_skater', nickname: 'Brave Otter' });
    const before = await read(maya);

    expect(ownWords(before)).toEqual({ displayName: 'Brave Otter', bio: '', isProfileComplete: false });

    const named = await maya.call(updateUser, { body: { displayName: '  Maya 🐸 ' } });
    const waiting = { displayName: 'Maya 🐸', bio: null };

    expect(all(named.data)).toEqual({ ...before, waiting, isProfileComplete: true });

    const reply = await maya.call(updateUser, { body: { bio: 'I like\n\n rain.\t' } });
    expect(ownWords(reply.data)).toEqual({ displayName: 'Maya 🐸', bio: 'I like rain.', isProfileComplete: true });
    expect(await read(maya)).toEqual(all(reply.data));
  });

  it('make a profile complete with one of the two', async () => {
    const maya = await withConsent({ nickname: 'Brave Otter' });
    const { data } = await maya.call(updateUser, { body: { bio: 'I like rain.' } });

    expect(data.isProfileComplete).toBe(true);

    const emptied = await maya.call(updateUser, { body: { bio: '' } });
    expect(ownWords(emptied.data)).toEqual({ displayName: 'Brave Otter', bio: '', isProfileComplete: false });
  });

  it('stack no more marks on a letter than a language needs', async () => {
    const maya = await withConsent();
    const marks = (count: number) => '\u0301'.repeat(count);

    const { data } = await maya.call(updateUser, {
      body: { displayName: `Q${marks(25)}ua`, bio: `Q${marks(6)} and ש${'\u05b0\u05bc\u0596'} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️` },
    });

    expect(data.waiting).toEqual({
      displayName: `Q${marks(6)}ua`,
      bio: `Q${marks(6)} and ש${'\u05b0\u05bc\u0596'} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️`,
    });
  });

  it('may be as long as their limits', async () => {
    const maya = await withConsent();
    const words = { displayName: 'm'.repeat(30), bio: 'Rain. '.repeat(40).slice(0, 199).padEnd(200, '!') };

    expect((await maya.call(updateUser, { body: words })).data.waiting).toEqual(words);
  });

  it('can be written from 13 on without a parent', async () => {
    const zoe = await join(world, { age: 13 });

    expect((await zoe.call(updateUser, { body: { displayName: 'Zoe', bio: 'Herons!' } })).status).toBe(200);
  });
});

describe('a number in pieces', () => {
  const sentence = 'Please leave out phone numbers. Only your family needs them.';
  const change = (who: Person, body: { displayName?: string; bio?: string }) => who.call(updateUser, { body });

  it('does not stand in name and bio together', async () => {
    const robin = await withConsent();

    const { error } = await change(robin, { displayName: 'Rain 07700', bio: '900123' });

    expect(error.fields).toEqual({ bio: sentence });
  });

  it('does not stand in the bios of one day', async () => {
    const robin = await withConsent();
    await change(robin, { bio: 'first 07700' });
    await change(robin, { bio: 'I like rain.' });
    await change(robin, { bio: 'then 900' });

    const { error } = await change(robin, { bio: 'last 123' });

    expect(error.fields).toEqual({ bio: sentence });

    const { rows } = await world.context.db.pool.query(
      `select k.text from cases c join case_copies k on k.case_id = c.id where c.kind = 'refused' and c.author_id = $1`,
      [robin.id],
    );
    expect(rows).toEqual([{ text: 'first 07700\nthen 900\nlast 123' }]);
  });

  it('no longer counts after a day', async () => {
    const robin = await withConsent();
    await change(robin, { bio: 'first 07700' });
    await change(robin, { bio: 'then 900' });

    await world.context.db.pool.query(
      `update children set pieces_at = pieces_at - interval '25 hours', bio = '' where account_id = $1`,
      [robin.id],
    );

    expect((await change(robin, { bio: 'last 123' })).status).toBe(200);
  });

  it('is none in points and pets', async () => {
    const robin = await withConsent();

    const first = await change(robin, { displayName: 'Rain 9', bio: 'I have 3 cats and 250 points.' });
    const second = await change(robin, { bio: 'Now 4 cats and 320 points. 12 is my lucky number.' });

    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
  });
});

describe('what is refused, with nothing of the call written', () => {
  it.each([
    ['an empty name', { displayName: '   ' }, 'Display name is required'],
    ['a blank name', { displayName: '\u3164' }, 'Display name is required'],
    ['a long name', { displayName: 'm'.repeat(31) }, 'Display name must be at most 30 letters'],
    ['a name with a control character', { displayName: 'Ma\u0007ya' }, 'Please use plain letters here'],
    ['a name that turns around', { displayName: 'Maya \u202efdp' }, 'Please use plain letters here'],
    ['a rude name', { displayName: 'Big bitch' }, 'Please choose another name. This one may not sound kind.'],
    ['the real name', { displayName: 'Robin Puddle' }, 'Pick a pond name. Keep your real one for friends you know.'],
    [
      'a name of the staff',
      { displayName: 'Moderator' },
      'Only the people who run this pond can have that name. Please pick another one.',
    ],
    ['a long bio', { bio: 'b'.repeat(201) }, 'Bio must be at most 200 letters'],
    ['a bio with a control character', { bio: 'Rain\u0000' }, 'Please use plain letters here'],
    ['a bio that turns around', { bio: 'Rain \u2066' }, 'Please use plain letters here'],
    ['a rude bio', { bio: 'You bitch' }, 'Please choose kinder words. Others will read this.'],
    [
      'a bio with a phone number',
      { bio: 'Call 0171 2345678' },
      'Please leave out phone numbers. Only your family needs them.',
    ],
  ])('%s', async (_what, wrong, sentence) => {
    const robin = await withConsent();
    const before = await read(robin);
    const right = { displayName: 'Rain Fan', bio: 'I like rain.', favoriteColor: 'gold' } as const;

    const { status, error } = await robin.call(updateUser, { body: { ...right, ...wrong } });

    expect(status).toBe(400);
    expect(error.code).toBe('invalid');
    expect(error.message).toEqual(expect.any(String));
    expect(error.fields).toEqual({ [Object.keys(wrong)[0] ?? '']: sentence });
    expect(await read(robin)).toEqual(before);
    expect((await robin.call(updateUser, { body: right })).status).toBe(200);
  });

  it('both fields at once, each with its own sentence', async () => {
    const robin = await withConsent();
    const { error } = await robin.call(updateUser, { body: { displayName: 'Big bitch', bio: 'www.example.com' } });

    expect(Object.keys(error.fields ?? {})).toEqual(['displayName', 'bio']);
    expect(JSON.stringify(error)).not.toMatch(/profanity|link|rule|filter/i);
  });
});

describe('without a parent’s yes', () => {
  it('they wait', async () => {
    const robin = await join(world, { age: 9 });
    const before = await read(robin);

    for (const words of [{ displayName: 'Rain Fan' }, { bio: 'I like rain.' }, { displayName: 'Big bitch' }]) {
      const { status, error } = await robin.call(updateUser, { body: { ...words, favoriteColor: 'gold' } });

      expect(status).toBe(403);
      expect(error.code).toBe('consent_required');
    }

    const after = await read(robin);

    expect(ownWords(after)).toEqual(ownWords(before));
    expect(after.favoriteColor).toEqual(before.favoriteColor);
    expect((await robin.call(updateUser, { body: { favoriteColor: 'gold' } })).data.favoriteColor).toBe('gold');

    await grant(robin, []);
    const named = await robin.call(updateUser, { body: { displayName: 'Rain Fan' } });

    expect(named.data.waiting.displayName).toBe('Rain Fan');
  });

  it.each(['declined', 'expired'] as const)('they and all else stay as they are: %s', async (consent) => {
    const robin = await join(world, { age: 9 });
    await grant(robin, [], consent);

    for (const change of [{ displayName: 'Rain Fan' }, { favoriteColor: 'gold' as const }])
      expect((await robin.call(updateUser, { body: change })).error.code).toBe('consent_required');
  });
});

describe('other open tabs', () => {
  it('are sent a change, and nothing when it was refused', async () => {
    const address = await world.listen();
    const maya = await withConsent();
    const heard: unknown[] = [];
    const options = { headers: { cookie: maya.cookieHeader, origin: address } } as unknown as string[];
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, options);
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.addEventListener('open', resolve));

    await maya.call(updateUser, { body: { displayName: 'Big bitch' } });
    await maya.call(updateUser, { body: { displayName: 'Maya' } });

    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(heard).toEqual([{ type: 'changed', what: 'user' }]);

    socket.close();
  });
});
