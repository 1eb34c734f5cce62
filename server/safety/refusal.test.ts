import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { readWritingHint } from '#contract/safety/screening.ts';
import { newId } from '#server/platform/tokens.ts';
import { sendText, twoBuddies } from '#test/support/chat.ts';
import { type Child, child } from '#test/support/children.ts';
import { join } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { toRefusal, toRefusalKind } from './refusal.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const write = (who: Child, content: string) =>
  who.call(createPost, { body: { clientId: newId(), title: 'A day', category: 'story', content } });

const kinds: [kind: string, text: string, sentence: string][] = [
  ['address', 'I live at 14 Willow Lane.', 'Please leave out where you live. Only your family needs to know that.'],
  [
    'school',
    'My school is Oakfield Primary.',
    'Please leave out the name of your school. Tell us what you like about it instead.',
  ],
  [
    'password',
    'my password is froggy123',
    'Please keep your passwords secret. Only your grown-ups at home can know them.',
  ],
  [
    'birthday',
    'My birthday is on the 3rd of June.',
    'Please leave out your birthday and how old you are. Tell us what you like instead.',
  ],
  ['phone', 'call me 0151 2345 6789', 'Please leave out phone numbers. Only your family needs them.'],
  ['mail', 'write to maya@example.org', 'Please leave out e-mail addresses. Only your family needs them.'],
  ['handle', 'my snap is frogkid99', 'Please leave out your names from other apps. Keep them to yourself.'],
  [
    'link',
    'look at www.example.com/frogs',
    "Please leave out web addresses. Tell us in your own words what's good there.",
  ],
  ['name', 'my full name is Emily Johnson', 'Please leave out full names. A first name or a nickname is enough.'],
  [
    'sexual',
    'I watch porn',
    'Please leave grown-up things out. If something makes you feel strange, tell a grown-up you trust.',
  ],
  [
    'selfharm',
    'go kill yourself',
    'Please never tell anyone to hurt themselves. If you worry about someone, tell a grown-up.',
  ],
  ['hate', 'all muslims are dirty', "Please don't put people down for who they are. Everyone belongs here."],
  [
    'threat',
    'i will beat you up after school',
    "Please don't scare anyone. If you're angry, take a break or tell a grown-up.",
  ],
];
/** What only waits for a grown-up elsewhere, but may not stand on a profile. */
const onProfiles: typeof kinds = [
  [
    'meeting',
    'meet me at the swings on saturday at 3pm',
    "Please don't plan to meet up here. Ask a grown-up at home to plan it with you.",
  ],
  [
    'picture',
    'send pics and ill send mine',
    "Please don't send photos of yourself or ask for any. A drawing is more fun.",
  ],
  ['private', 'where do you live', 'Please leave private things out. Not sure? Ask a grown-up at home.'],
];

describe('a refusal says what it is about, and what to do next', () => {
  it.each(kinds)('%s in a chat: %s', async (_kind, text, sentence) => {
    const [maya, leo] = await twoBuddies(world);

    const { status, error } = await sendText(maya, leo, text);

    expect(status).toBe(400);
    expect(error.fields).toEqual({ message: sentence });
  });

  it.each(kinds)('%s in a post: %s', async (_kind, text, sentence) => {
    const maya = await child(world);

    const { error } = await write(maya, text.padEnd(12, '.'));

    expect(error.fields).toEqual({ content: sentence });
  });

  it.each([...kinds, ...onProfiles])('%s in a bio: %s', async (_kind, text, sentence) => {
    const robin = await join(world, { age: 9, consent: 'granted' });

    const { error } = await robin.call(updateUser, { body: { bio: text } });

    expect(error.fields).toEqual({ bio: sentence });
  });

  it.each([...kinds, ...onProfiles])('%s in a hint: %s', async (kind, text) => {
    const maya = await child(world);

    const { data } = await maya.call(readWritingHint, { body: { text, context: 'bio' } });

    expect(data.hint).toBe(kind);
  });

  it('unkind words: in a chat of the feelings of one, elsewhere of all readers, in a name of the name', async () => {
    const [maya, leo] = await twoBuddies(world);

    const inChat = (await sendText(maya, leo, 'you idiot')).error.message;
    const inPost = (await write(await child(world), 'you are an idiot')).error.message;
    const inName = (await maya.call(updateUser, { body: { displayName: 'Big bitch' } })).error.message;

    expect(inChat).toBe('Please choose kinder words. Your buddy has feelings, too.');
    expect(inPost).toBe('Please choose kinder words. Others will read this.');
    expect(inName).toBe('Please choose another name. This one may not sound kind.');
  });

  it('speaks of what has decided, not of what would only have waited', () => {
    expect(toRefusalKind(['word.rude', 'private.phone'])).toBe('phone');
    expect(toRefusal({ decidingRules: ['word.rude'] })).toBe('Please choose kinder words. Others will read this.');
  });

  it('of too many letters asks for fewer', () => {
    expect(toRefusal({ decidingRules: ['long.text'] })).toBe(
      "That's too long for us. Please write it a little shorter.",
    );
  });
});
