import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { createComment, listComments } from '#contract/comments.ts';
import { openConsentLink } from '#contract/family.ts';
import { listBlocks, unblockUser } from '#contract/friends.ts';
import { sendContact } from '#contract/help.ts';
import { createPost, readPost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import { MINUTE } from '#server/platform/clock.ts';
import { pages } from '#web/pages.ts';
import { calls } from './endpoints/calls.ts';
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
import { block, makeBuddies, post } from './support/children.ts';
import { readLinks } from './support/parent-mails.ts';
import { bioOnScreen, createChild, grant, hire, join, nameOnScreen, type Person } from './support/people.ts';
import { connectSocket, openSocket } from './support/sockets.ts';
import { type Browser, PASSWORD } from './world.ts';

const CANARY = 'zqcanary';
const scopes = ['posts', 'buddies', 'chat_phrases', 'chat', 'multiplayer', 'leaderboards', 'reach'] as const;

/** Who must learn nothing about Maya, and why. Staff read what children report, so calls of staff are left out. */
const readers = {
  'a visitor': async ({ world }) => world.visitor(),
  'somebody she has blocked': async (pond) => {
    const reader = await friendly(pond, 9);
    await makeBuddies(pond.world, maya, reader);
    await block(pond.world, maya, reader);
    return reader;
  },
  'somebody who has blocked her': async (pond) => {
    const reader = await friendly(pond, 9);
    await makeBuddies(pond.world, maya, reader);
    await block(pond.world, reader, maya);
    return reader;
  },
  'a buddy whose grown-up has not answered yet': async (pond) => {
    const reader = await join(pond.world, { age: 9 });
    await makeBuddies(pond.world, maya, reader);
    return reader;
  },
  'a buddy whose grown-up has taken everything back': async (pond) => {
    const reader = await friendly(pond, 9);
    await makeBuddies(pond.world, maya, reader);
    await grant(reader, [], 'revoked');
    return reader;
  },
  'a buddy whose account was removed': async (pond) => {
    const reader = await friendly(pond, 9);
    await makeBuddies(pond.world, maya, reader);
    await pond.world.context.db.pool.query(`update accounts set state = 'removed' where id = $1`, [reader.id]);
    await pond.world.pass(31_000); // cached sessions have expired
    return reader;
  },
  'a stranger of 14': (pond) => friendly(pond, 14),
  'a moderator': ({ world }) => hire(world, { username: 'keeper_of_walls', role: 'moderator' }),
} satisfies Record<string, (pond: EndpointWorld) => Promise<Browser>>;

/** A child who has blocked her may see that, and unblock her. */
const ownBlock: readonly EndpointDefinition[] = [listBlocks, unblockUser];

let pond: EndpointWorld;
let maya: Person;
let address: string;
let asker: PreparedCalls;
/** Every id and name that leads to her or her content. */
let traces: readonly string[];

beforeAll(async () => {
  pond = await openEndpointWorld();
  asker = createPreparedCalls(pond);
  const { world } = pond;
  address = await world.listen();
  maya = await join(world, {
    username: `${CANARY}_name`,
    age: 9,
    firstName: 'Zqcanarymaya',
    lastName: 'Zqcanaryhaddad',
    parentEmail: `${CANARY}.parent@example.org`,
    parentName: 'Zqcanary Parent',
  });
  await grant(maya, scopes);
  await nameOnScreen(maya, 'Zqcanary the Frog');
  await bioOnScreen(maya, `I am ${CANARY}.`);
  await maya.call(updateUser, { body: { displayName: 'Zqcanary the Newt', bio: `I was ${CANARY}.` } });
  const story = { title: `${CANARY} waits`, content: `${CANARY} went swimming.`, category: 'story' } as const;
  const waiting = await maya.call(createPost, { body: { clientId: crypto.randomUUID(), ...story } });
  const letter = { name: CANARY, email: `${CANARY}@example.org`, subject: CANARY, message: `${CANARY} asks for help.` };
  await maya.call(sendContact, { body: letter });
  const shown = await post(world, maya, { title: `${CANARY} far and wide`, reach: 1000 });
  const near = await friendly(pond, 9);
  await makeBuddies(world, maya, near);
  const below = await post(world, near, { reach: 1000 });
  const said = { clientId: crypto.randomUUID(), content: `${CANARY} was here.` };
  const { data } = await maya.call(createComment, { params: { id: below }, body: said });
  traces = [maya.id, maya.username, shown, waiting.data.post.id, below, data.comment.id];
  await talkTo(near);
  await world.context.events.idle();
});
afterAll(() => pond.world[Symbol.asyncDispose]());

/** Sends a chat message. */
async function talkTo(buddy: { readonly id: string }): Promise<void> {
  const body = { clientId: crypto.randomUUID(), message: `${CANARY} says hello` };
  await maya.call(sendMessage, { params: { userId: buddy.id }, body });
}

async function friendly({ world }: EndpointWorld, age: number): Promise<Person> {
  const child = await createChild(world, { age });
  await grant(child, scopes);
  return child;
}

it('her buddy finds her post in the feed and by its address, so the search works', async () => {
  const buddy = await friendly(pond, 9);
  await makeBuddies(pond.world, maya, buddy);

  // On top, because a deck deals few posts among many cards.
  expect((await buddy.send('GET', `/api/feed?post=${traces[2]}`)).body).toContain(CANARY);
  expect((await buddy.call(readPost, { params: { id: traces[2] ?? '' } })).status).toBe(200);

  const { comments } = (await buddy.call(listComments, { params: { id: traces[4] ?? '' } })).data;
  expect(comments[0]?.content).toContain(CANARY);

  await talkTo(buddy);
  const { messages } = (await buddy.call(listMessages, { params: { userId: maya.id } })).data;

  expect(messages[0]?.message).toContain(CANARY);
});

describe.each(Object.entries(readers))('Maya stays hidden from %s', (who, come) => {
  let reader: Browser;
  let comesAs: number;
  let asked = 0;
  /** Asked more often than anybody may in a minute, so that a minute passes now and then. */
  const signedIn = async () => {
    asked += 1;
    if (asked % 100 === 0) await pond.world.pass(MINUTE);
    return (await reader.send('GET', '/api/user')).statusCode;
  };
  beforeAll(async () => {
    await asker.prepareAll(); // lets time pass
    reader = await come(pond);
    comesAs = await signedIn();
  }, 180_000);

  it('who gets no socket message while she writes', async () => {
    const heard = await listen(reader);
    await maya.call(logIn, { body: { username: maya.username, password: PASSWORD } }); // days have passed
    const story = { title: `${CANARY} again`, content: `${CANARY} found a newt.`, category: 'story' } as const;
    await maya.call(createPost, { body: { clientId: crypto.randomUUID(), ...story } });
    await maya.call(updateUser, { body: { bio: `Still ${CANARY}.` } });

    if ('id' in reader) {
      const userId = String(reader.id);
      const hers = await openSocket(address, maya);
      await talkTo({ id: userId });
      for (const type of ['join_chat', 'typing_start'] as const) hers.send({ type, userId });
      await hers.quiet();
      hers.close();
    }
    await pond.world.context.events.idle();

    expect(await heard()).not.toMatch(new RegExp(`${CANARY}|${maya.id}`, 'i'));
  });

  it('on any page', async () => {
    for (const page of Object.keys(pages)) {
      for (const address of page.includes(':') ? withTraces(page, traces) : [`${page}?post=${traces[2]}`]) {
        const reply = await reader.send('GET', address, undefined, { accept: 'text/html' });
        expect(responseText(reply), address).not.toMatch(canary);
      }
    }
  });

  const isOwn = ([, { endpoint }]: (typeof rows)[number]) =>
    who === 'somebody who has blocked her' && ownBlock.includes(endpoint);
  it.each(rows.filter((row) => !isOwn(row)))('%s', async (_route, call) => {
    if (!changesSession(call)) expect(await signedIn(), 'the reader is still who they were').toBe(comesAs);

    const { body, query } = await asker.prepared(call);
    for (const url of listAddresses(call, traces, query)) {
      const reply = await reader.send(getMethod(call), url, body);
      expect(responseText(reply), url).not.toMatch(canary);
    }
  });
});

describe('a parent of another child who signed in by a link', () => {
  let parent: Browser;
  let token: string;
  beforeAll(async () => {
    const { world } = pond;
    const child = await join(world, { age: 9, parentEmail: 'amal.walls@example.org' });
    await makeBuddies(world, maya, child);
    parent = world.visitor();
    token = (await readLinks(world, 'amal.walls@example.org')).link;
    const { data } = await parent.call(openConsentLink, { body: { token } });
    expect(data.about?.username).toBe(child.username);
  });

  it('cannot make calls of children or staff', async () => {
    for (const call of calls.filter(({ endpoint }) => endpoint.allows !== 'anyone'))
      for (const url of listAddresses(call, traces)) {
        const reply = await parent.send(getMethod(call), url, {});

        expect(reply.statusCode).toBe(401);
        expect(call.endpoint.route).toEqual(call.endpoint.route);
      }
  });

  it('reads and decides only about their own child', async () => {
    const family = calls.filter(({ endpoint }) => endpoint.route.includes('/api/family/'));

    for (const call of family)
      for (const body of [{ token }, { token, decision: 'yes', scopes: ['posts'] }]) {
        const reply = await parent.send(getMethod(call), call.endpoint.route.split(' ')[1] ?? '', body);
        expect(responseText(reply), call.endpoint.route).not.toMatch(canary);
      }
    expect((await maya.send('GET', '/api/consent')).json()).toMatchObject({ status: 'granted' });
    for (const trace of traces)
      expect((await parent.call(openConsentLink, { body: { token: trace.padEnd(43, '-') } })).data.about).toBeNull();
  });
});

/** Opens a socket as the reader's browser would. Returns everything received once all messages have arrived. */
async function listen(reader: Browser): Promise<() => Promise<string>> {
  const socket = await connectSocket(address, reader.cookieHeader);
  return async () => {
    if (!socket) return '';
    socket.sendRaw('not a word of the contract'); // its refusal comes after all other messages
    await socket.next('refused');
    socket.close();
    return JSON.stringify(socket.received);
  };
}

const canary = new RegExp(CANARY, 'i');
