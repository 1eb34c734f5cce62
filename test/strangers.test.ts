import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivities } from '#contract/activities.ts';
import { createComment } from '#contract/comments.ts';
import { readFeed } from '#contract/feed.ts';
import {
  blockUser,
  listFriends,
  readProfile,
  removeFriend,
  renewFriendCode,
  searchFriends,
  setSuggestions,
} from '#contract/friends.ts';
import { createPost, likePost, readPost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { pages } from '#web/pages.ts';
import { type EndpointWorld, openEndpointWorld } from './endpoints/endpoint-world.ts';
import {
  changesSession,
  createPreparedCalls,
  getMethod,
  listAddresses,
  type PreparedCalls,
  responseText,
  rows,
  withTraces,
} from './support/call-all.ts';
import { type Child, makeBuddies, post } from './support/children.ts';
import { ask, listRequests, nextMails, parentAddress } from './support/friends.ts';
import { createChild, grant, type Person } from './support/people.ts';
import { connectSocket } from './support/sockets.ts';

const NAME = 'Zqname the Newt';
const BIO = 'Zqbio lives in the reeds.';
const COLOR = 'maroon';
const hidden = /zqname|zqbio|maroon/i;
const scopes = ['posts', 'buddies', 'chat_phrases', 'chat', 'multiplayer', 'leaderboards', 'reach'] as const;

/** Readers who can see that Maya exists, and are not her buddies. */
const readers: Record<string, () => Promise<Person>> = {
  'a stranger near in age': () => friendly(),
  'somebody who was a buddy': async () => {
    const reader = await friendly();
    await makeBuddies(pond.world, maya, reader);
    await reader.call(removeFriend, { params: { id: maya.id } });
    return reader;
  },
  'somebody who waits for her answer': async () => {
    const reader = await friendly();
    await ask(reader, maya);
    return reader;
  },
  'somebody whom she has asked': async () => {
    const reader = await friendly();
    await ask(maya, reader);
    return reader;
  },
  'somebody who has asked by her friend code': async () => {
    const reader = await friendly(12);
    await ask(reader, maya, code);
    return reader;
  },
  'a buddy of her buddy, who reads what she says below that one’s posts': async () => {
    const reader = await friendly();
    await makeBuddies(pond.world, reader, common);
    return reader;
  },
  'somebody whose post she has commented on and liked': async () => {
    const reader = await friendly();
    await makeBuddies(pond.world, maya, reader);
    const id = await post(pond.world, reader);
    const body = { clientId: crypto.randomUUID(), content: 'How high?' };
    await maya.call(createComment, { params: { id }, body });
    await maya.call(likePost, { params: { id } });
    await maya.call(removeFriend, { params: { id: reader.id } });
    return reader;
  },
  'somebody who has blocked her': async () => {
    const reader = await friendly();
    await makeBuddies(pond.world, maya, reader);
    await reader.call(blockUser, { params: { id: maya.id } });
    return reader;
  },
};

let pond: EndpointWorld;
let asker: PreparedCalls;
let address: string;
let maya: Person;
/** A buddy of Maya, below whose post she has written. */
let common: Person;
let code: string;
let story: string;
let traces: readonly string[];

beforeAll(async () => {
  pond = await openEndpointWorld();
  asker = createPreparedCalls(pond);
  const { world } = pond;
  address = await world.listen();
  await asker.prepareAll(); // lets time pass
  maya = await friendly(9, 'mayas_pond');
  await world.context.db.pool.query(
    'update children set display_name = $2, bio = $3, favorite_color = $4 where account_id = $1',
    [maya.id, NAME, BIO, COLOR],
  );
  common = await friendly();
  await makeBuddies(world, maya, common);
  await maya.call(setSuggestions, { body: { isOn: true } });
  code = (await maya.call(renewFriendCode, {})).data.code;
  story = await post(world, maya, { reach: 1000 });
  const below = await post(world, common, { reach: 1000 });
  const body = { clientId: crypto.randomUUID(), content: 'What a frog!' };
  const { data } = await maya.call(createComment, { params: { id: below }, body });
  traces = [maya.id, maya.username, story, below, data.comment.id];
}, 180_000);
afterAll(() => pond.world[Symbol.asyncDispose]());

async function friendly(age = 9, username?: string): Promise<Person> {
  const child = await createChild(pond.world, { age, ...(username ? { username } : {}) });
  await grant(child, scopes);
  await child.call(setSuggestions, { body: { isOn: true } });
  return child;
}

const profileFor = async (reader: Child) => (await reader.call(readProfile, { params: { id: maya.id } })).data;
const authorFor = async (reader: Child) => (await reader.call(readPost, { params: { id: story } })).data.user;
const foundBy = async (reader: Child, q: string) => (await reader.call(searchFriends, { query: { q } })).data.found;

/** Reads first; calls that end a relationship later. */
const asked = rows.toSorted(([one], [other]) => Number(!one.startsWith('GET')) - Number(!other.startsWith('GET')));

describe.each(Object.entries(readers))("Maya's name, words and color stay hidden from %s", (_who, come) => {
  let reader: Person;
  beforeAll(async () => {
    reader = await come();
  });

  it('who gets no socket message while she writes and gets requests', async () => {
    const socket = await connectSocket(address, reader.cookieHeader);
    const body = {
      clientId: crypto.randomUUID(),
      title: 'My newt',
      content: 'It found a stone.',
      category: 'story',
    } as const;
    await maya.call(createPost, { body });
    await maya.call(updateUser, { body: { settings: { sound: true } } });
    await pond.world.context.events.idle();
    socket?.sendRaw('not a word of the contract'); // its refusal comes after all other messages
    await socket?.next('refused');

    socket?.close();

    expect(JSON.stringify(socket?.received)).not.toMatch(hidden);
  });

  it('on any page', async () => {
    for (const page of Object.keys(pages))
      for (const url of page.includes(':') ? withTraces(page, traces) : [`${page}?post=${story}`]) {
        const reply = await reader.send('GET', url, undefined, { accept: 'text/html' });
        expect(responseText(reply), url).not.toMatch(hidden);
      }
  });

  it('who does not find her by a search', async () => {
    for (const q of [maya.username, 'mayas_p', 'zqname', NAME, 'Zq', code])
      expect(JSON.stringify((await reader.call(searchFriends, { query: { q } })).data), q).not.toMatch(hidden);
  });

  it.each(asked.filter(([, call]) => !changesSession(call)))('%s', async (_route, call) => {
    const { body, query } = await asker.prepared(call);

    for (const url of listAddresses(call, traces, query)) {
      const reply = await reader.send(getMethod(call), url, body);
      expect(responseText(reply), url).not.toMatch(hidden);
    }
  });
});

describe('a stranger', () => {
  it('sees username, picture, level and totals, and the username in place of the display name', async () => {
    const stranger = await friendly();

    const profile = await profileFor(stranger);

    expect(profile).toMatchObject({ username: maya.username, displayName: maya.username, isFriend: false });
    expect(profile).toMatchObject({ bio: '', favoriteColor: null, joinedDate: null });
    expect(profile).toMatchObject({ level: 1, totalPoints: 55, totalPosts: 3, riddlesSolved: 0 });
  });

  it('reads the username above a post that reaches far, in the feed too', async () => {
    const stranger = await friendly();

    const { items } = (await stranger.call(readFeed, { query: { post: story } })).data;

    expect(await authorFor(stranger)).toMatchObject({ displayName: maya.username });
    expect(items).toContainEqual(
      expect.objectContaining({ id: story, user: expect.objectContaining({ displayName: maya.username }) }),
    );
  });

  it('finds Maya by her username and by nothing of her display name', async () => {
    const stranger = await friendly();

    expect(await foundBy(stranger, 'mayas')).toMatchObject([{ id: maya.id, displayName: maya.username }]);
    expect(await foundBy(stranger, 'zqname')).toEqual([]);
  });
});

describe('a buddy', () => {
  it('reads display name and bio and finds her by name, until they are no longer buddies', async () => {
    const buddy = await friendly();
    await makeBuddies(pond.world, maya, buddy);

    expect(await profileFor(buddy)).toMatchObject({ displayName: NAME, bio: BIO, favoriteColor: COLOR });
    expect(await authorFor(buddy)).toMatchObject({ displayName: NAME });
    expect(await foundBy(buddy, 'zqname')).toMatchObject([{ id: maya.id, displayName: NAME }]);
    expect((await buddy.call(listFriends, {})).data.friends).toMatchObject([{ displayName: NAME }]);

    await maya.call(removeFriend, { params: { id: buddy.id } });

    expect(JSON.stringify(await profileFor(buddy))).not.toMatch(hidden);
    expect(JSON.stringify(await authorFor(buddy))).not.toMatch(hidden);
    expect(await foundBy(buddy, 'zqname')).toEqual([]);
  });

  it('reads who has liked, by name', async () => {
    const buddy = await friendly();
    await makeBuddies(pond.world, maya, buddy);
    await maya.call(likePost, { params: { id: await post(pond.world, buddy) } });

    const { activities } = (await buddy.call(listActivities, { query: {} })).data;

    expect(activities).toMatchObject([{ type: 'post_like', fromUser: { displayName: NAME } }]);
  });
});

it('a parent who is asked about Maya reads her username, age group and time here, and none of her texts', async () => {
  const reader = await friendly();
  await ask(maya, reader);
  const [request] = await listRequests(reader);
  await reader.send('POST', `/api/friends/requests/${request?.id}/accept`);

  await nextMails(pond.world);

  const { text, html } = await pond.world.mailTo(parentAddress(reader));

  expect(text).toMatch(new RegExp(`${maya.username}, 9 to 10 years old, (new here today|here for \\d+ days?)\\.`));
  expect(`${text} ${html}`).not.toMatch(hidden);
});

it('only one place in SQL reads display names, and it checks the reader', () => {
  const mayName: Record<string, string> = {
    'server/accounts/': 'the own account',
    'server/profiles/': 'the own profile, and what staff see of it',
    'server/friends/visibility.ts': 'the place',
    'server/friends/friendships/': 'the order of friends, and finding them by name',
    'server/friends/profiles/profile-queries.ts': 'the bio, for friends only',
    'server/friends/blocks/block-queries.ts': 'a copy for staff',
    'server/posts/own-queries.ts': 'a copy for staff',
    'server/posts/moderation-queries.ts': 'a copy for staff',
    'server/posts/comments/comment-queries.ts': 'a copy for staff',
    'server/chat/moderation-queries.ts': 'a copy for staff',
    'server/games/collaborative/moderation/': 'a copy for staff',
    'server/chat/buddy-queries.ts': 'the order of own buddies, and a copy for staff',
  };
  const naming = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] }).filter((file) =>
    /display_name|\bc\.bio\b/.test(readFileSync(file, 'utf8')),
  );

  expect(naming.filter((file) => !Object.keys(mayName).some((place) => file.startsWith(place)))).toEqual([]);
});
