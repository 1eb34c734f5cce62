import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { pipAddress, pipPoseAddress } from '#contract/art/pip/address.ts';
import { pipPoses } from '#contract/art/pip/pip.ts';
import { changeAvatar, readPip } from '#contract/profiles.ts';
import { dressPip } from '#contract/rewards.ts';
import { avatarAddress, avatarBackgrounds, avatarEmoji, everyAvatarEmoji } from '#contract/rules/avatars.ts';
import { encodeLook, type PipLook, pipItems, pipParts, plainLook } from '#contract/rules/rewards/pips.ts';
import { child } from '#test/support/children.ts';
import { join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { pictureAt } from './picture-addresses.ts';

const plainText = encodeLook(plainLook);

let world: World;
let maya: Person;
beforeAll(async () => {
  world = await openWorld();
  maya = await join(world, { age: 9 });
});
afterAll(() => world[Symbol.asyncDispose]());

describe('a child', () => {
  it('chooses a picture without a grown-up, and finds it at its own address', async () => {
    const { data } = await maya.call(changeAvatar, { body: { emoji: '🦄', background: '#e5dbff' } });

    expect(data.avatar).toEqual({ emoji: '🦄', background: '#e5dbff' });
    expect(data.profileImageUrl).toBe('/api/avatars/1f984-e5dbff.png');
    expect((await maya.call(readUser, {})).data.profileImageUrl).toBe(data.profileImageUrl);
  });

  it.each([
    ['a word', { emoji: 'frog', background: '#e5dbff' }, 'Please choose a picture'],
    ['an emoji that is not offered', { emoji: '🍺', background: '#e5dbff' }, 'Please choose a picture'],
    ['a color that is not offered', { emoji: '🦄', background: '#123456' }, 'Please choose a color'],
  ])('is kindly refused %s', async (_what, body, sentence) => {
    const { status, error } = await maya.call(changeAvatar, { body: body as never });

    expect(status).toBe(400);
    expect(error.code).toBe('invalid');
    expect(Object.values(error.fields ?? {})).toEqual([sentence]);
  });
});

describe('the picture', () => {
  it('is a PNG of 200 x 200 pixels that every cache may keep', async () => {
    const reply = await world.visitor().send('GET', avatarAddress({ emoji: '☄️', background: '#343a40' }));

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');

    const bytes = reply.rawPayload;
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(readSize(bytes)).toEqual([200, 200]);
  });

  it.each([
    '1f37a-e5dbff.png',
    '1f984-123456.png',
    '.png',
    '1f984-e5dbff',
    `${plainText}-123456.png`,
    `${plainText}.none-e5dbff.png`,
    `${plainText.replace('leaf', 'constructor')}-e5dbff.png`,
    `${plainText.toUpperCase()}-e5dbff.png`,
    `${plainText.replace('leaf', '%3Csvg%3E')}-e5dbff.png`,
    `${plainText}-e5dbff.png.png`,
    `${'none.'.repeat(1000)}-e5dbff.png`,
    `..%2f${plainText}-e5dbff.png`,
  ])('%s is not there', async (picture) => {
    const { statusCode } = await world.visitor().send('GET', `/api/avatars/${picture}`);

    expect([400, 404]).toContain(statusCode);
  });

  it('is rendered once for all who request it at the same moment', async () => {
    const visitor = world.visitor();
    const address = avatarAddress({ emoji: '🦄', background: '#343a40' });

    const replies = await Promise.all(Array.from({ length: 100 }, () => visitor.send('GET', address)));

    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('is refused to a network that requests more at once than a page shows, and rendered for others', async () => {
    const visitor = world.visitor();
    const all = avatarBackgrounds.flatMap((background) =>
      everyAvatarEmoji.slice(0, 5).map((emoji) => avatarAddress({ emoji, background })),
    );

    const replies = await Promise.all(all.map((address) => visitor.send('GET', address)));
    const other = await world.visitor().send('GET', all.at(-1) ?? '');

    const statuses = replies.map(({ statusCode }) => statusCode);

    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60);
    expect(replies.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('5');
    expect(other.statusCode).toBe(200);
  });

  it('is rendered while other calls are answered', async () => {
    const visitor = world.visitor();
    const answered: string[] = [];
    const wanted = everyAvatarEmoji.slice(10, 50).map(async (emoji) => {
      await visitor.send('GET', avatarAddress({ emoji, background: '#ffdeeb' }));
      answered.push('picture');
    });

    await world.visitor().send('GET', '/healthz');
    answered.push('other call');
    await Promise.all(wanted);

    expect(answered.indexOf('other call')).toBeLessThan(20);
  });

  it('can be rendered for every emoji', async () => {
    for (const emoji of everyAvatarEmoji) {
      const { statusCode } = await world.visitor().send('GET', avatarAddress({ emoji, background: '#f8f9fa' }));
      expect(statusCode, emoji).toBe(200);
    }
  });
});

describe('the face of a Pip', () => {
  it('is a PNG of 200 x 200 pixels that every cache may keep', async () => {
    const reply = await world
      .visitor()
      .send('GET', avatarAddress({ emoji: '', background: '#d3f9d8', pip: plainText }));

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(readSize(reply.rawPayload)).toEqual([200, 200]);
  });

  it('is found by an address of an earlier version of its drawing', async () => {
    const { statusCode } = await maya.send('GET', `/api/avatars/${plainText}-e5dbff.png`);

    expect(statusCode).toBe(200);
  });

  it('can be rendered with each part and each thing', async () => {
    for (const look of everyPartOnce()) {
      const reply = await maya.send('GET', pipAddress({ pip: encodeLook(look), background: '#f8f9fa' }));
      expect(reply.statusCode, encodeLook(look)).toBe(200);
    }
  });

  it('becomes the avatar when the child chooses it, on the background of their choice', async () => {
    const look = encodeLook({ ...plainLook, coat: 'grape', hat: 'blossom' });
    await maya.call(changeAvatar, { body: { emoji: '🦄', background: '#e5dbff' } });

    await maya.call(dressPip, { body: { look, isAvatar: true, background: '#343a40' } });

    const { data } = await maya.call(readUser, {});
    expect(data.avatar).toEqual({ emoji: '🦄', background: '#343a40', pip: look });
    expect(data.profileImageUrl).toBe(pipAddress({ pip: look, background: '#343a40' }));
  });

  it('changes with the look', async () => {
    const look = encodeLook({ ...plainLook, coat: 'sky' });
    await maya.call(dressPip, { body: { look: plainText, isAvatar: true } });

    await maya.call(dressPip, { body: { look } });

    expect((await maya.call(readUser, {})).data.avatar.pip).toBe(look);
  });

  it('gives way to an emoji, and the look stays', async () => {
    await maya.call(dressPip, { body: { look: plainText, isAvatar: true } });

    const { data } = await maya.call(changeAvatar, { body: { emoji: '🦊', background: '#ffdeeb' } });

    expect(data.profileImageUrl).toBe('/api/avatars/1f98a-ffdeeb.png');
    expect((await maya.call(readPip, {})).data).toMatchObject({ look: plainText, isSaved: true, isAvatar: false });
  });

  it('gives way when the child takes it back', async () => {
    await maya.call(changeAvatar, { body: { emoji: '🦊', background: '#ffdeeb' } });
    await maya.call(dressPip, { body: { look: plainText, isAvatar: true } });

    await maya.call(dressPip, { body: { look: plainText, isAvatar: false } });

    expect((await maya.call(readUser, {})).data.profileImageUrl).toBe('/api/avatars/1f98a-ffdeeb.png');
  });

  it('is no avatar on a color that is not offered', async () => {
    const body = { look: plainText, isAvatar: true, background: '#123456' } as never;

    const { status, error } = await maya.call(dressPip, { body });

    expect(status).toBe(400);
    expect(error.fields).toEqual({ background: 'Please choose a color' });
  });
});

/** Looks in which each part and each thing is there once. */
function everyPartOnce(): PipLook[] {
  const parts = Object.entries(pipParts).flatMap(([part, names]) =>
    names.map((name) => ({ ...plainLook, [part]: name })),
  );
  const things = pipItems.map(({ id, slot }) => ({ ...plainLook, [slot]: id }));
  return [...parts, ...things] as PipLook[];
}

function readSize(png: Buffer): [width: number, height: number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('what one can choose', () => {
  it('is in one category only, and as many in each', () => {
    expect(new Set(everyAvatarEmoji).size).toBe(everyAvatarEmoji.length);
    expect(new Set(Object.values(avatarEmoji).map(({ length }) => length))).toEqual(new Set([20]));
    expect(new Set(avatarBackgrounds).size).toBe(24);
  });

  it('has an address that describes it', () => {
    for (const emoji of everyAvatarEmoji) {
      const avatar = { emoji, background: '#343a40' };
      expect(pictureAt(avatarAddress(avatar).split('/').at(-1) ?? '')).toEqual(avatar);
    }
    for (const look of everyPartOnce()) {
      const address = pipAddress({ pip: encodeLook(look), background: '#343a40' });
      expect(pictureAt(address.split('/').at(-1) ?? '')).toEqual({ look, background: '#343a40' });
    }
  });
});

describe('a picture of a whole Pip', () => {
  it.each(pipPoses)('shows the pose %s, to visitors too', async (pose) => {
    const reply = await world.visitor().send('GET', pipPoseAddress({ pip: plainText, pose }));

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/svg+xml');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.body).toMatch(/^<svg .*<\/svg>$/s);
  });

  it.each([
    'wave.1.svg',
    `${plainText}-fly.1.svg`,
    `${plainText}.none-wave.1.svg`,
    `${plainText.replace('leaf', '%3Cscript%3E')}-wave.1.svg`,
    `${plainText}-wave.1.png`,
    `${plainText}-wave`,
  ])('%s is not there', async (picture) => {
    const { statusCode } = await world.visitor().send('GET', `/api/pips/${picture}`);

    expect([400, 404]).toContain(statusCode);
  });
});

describe('the own Pip', () => {
  it('is not among what the child reads before it has hatched', async () => {
    const leo = await child(world);

    expect((await leo.call(readUser, {})).data.pip).toBeNull();
  });

  it('is there where the avatar shows an emoji', async () => {
    const leo = await child(world);

    await leo.call(dressPip, { body: { look: plainText, isAvatar: false } });

    expect((await leo.call(readUser, {})).data).toMatchObject({
      pip: plainText,
      avatar: { emoji: expect.any(String) },
    });
  });
});
