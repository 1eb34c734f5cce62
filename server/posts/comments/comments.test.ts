import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Comment, createComment, likeComment, listComments } from '#contract/comments.ts';
import { blockUser } from '#contract/friends.ts';
import { readPoints } from '#contract/points.ts';
import { deletePost, readPost } from '#contract/posts.ts';
import { listStaffMessages, sendReport } from '#contract/safety.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, eventsAbout, makeBuddies, post } from '#test/support/children.ts';
import { duringBlock } from '#test/support/locks.ts';
import { caseAt, decide, queue, read } from '#test/support/moderation.ts';
import { grant, hire, ines, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { setConsent } from '../../accounts/index.ts';
import { posts } from '../index.ts';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await openWorld();
  moderator = await ines(world);
});
afterAll(() => world[Symbol.asyncDispose]());

/** Maya has posted, and Leo is her buddy. */
async function buddies({ age = 9, reach = 0 } = {}) {
  const [maya, leo] = [await child(world), await child(world, { age })];
  await makeBuddies(world, maya, leo);
  return { maya, leo, story: await post(world, maya, { reach }) };
}

async function createBuddy(maya: Child, given: { age?: number; scopes?: readonly Scope[] } = {}): Promise<Child> {
  const buddy = await child(world, given);
  await makeBuddies(world, maya, buddy);
  return buddy;
}

const write = (who: Child, id: string, content = 'What a jump!', clientId = newId()) =>
  who.call(createComment, { params: { id }, body: { clientId, content } });
const list = async (who: Child, id: string, cursor?: string) =>
  (await who.call(listComments, { params: { id }, query: cursor ? { cursor } : {} })).data;
const words = async (who: Child, id: string) => (await list(who, id)).comments.map(({ content }) => content);
const count = async (who: Child, id: string) => (await who.call(readPost, { params: { id } })).data.commentsCount;
const points = async (who: Child) => (await who.call(readPoints, {})).data.totalPoints;

/** The parent’s yes came by a mail and its confirmation. */
async function byMail(who: Child): Promise<void> {
  const consent = { status: 'granted', method: 'email_plus', scopes: ['posts', 'buddies'] } as const;
  await world.context.db.transaction((tx) => setConsent(world.context, tx, who.id, consent));
}

describe('a comment', () => {
  it('is visible at once, counted, rewarded and announced', async () => {
    const { maya, leo, story } = await buddies();
    const { status, data } = await write(leo, story, '  What\r\na jump!  ');

    expect(status).toBe(201);
    expect(data).toMatchObject({ needsComfort: false, pointsAwarded: 10, leveledUp: false });

    const expected: Comment = {
      id: expect.any(String),
      postId: story,
      content: 'What\na jump!',
      user: expect.objectContaining({ id: leo.id, username: leo.username, level: 1 }),
      likesCount: 0,
      liked: false,
      status: 'published',
      isHidden: false,
      createdAt: world.clock.now().toISOString(),
      updatedAt: world.clock.now().toISOString(),
    };
    expect(data.comment).toEqual(expected);
    expect(await list(maya, story)).toEqual({
      comments: [{ ...expected, user: { ...data.comment.user } }],
      cursor: null,
      count: 1,
      can: { comment: true, hide: true },
    });
    expect(await count(maya, story)).toBe(1);
    expect(await points(leo)).toBe(10);

    const facts = { commentId: data.comment.id, postId: story, authorId: maya.id };
    expect(await eventsAbout(world, leo)).toEqual([{ name: 'comment.created', facts }]);
  });

  it('pays the first time on a post only, and never on an own one', async () => {
    const { maya, leo, story } = await buddies();
    await write(leo, story);

    expect((await write(leo, story, 'And what a splash!')).data.pointsAwarded).toBe(0);
    expect((await write(maya, story, 'Thank you!')).data.pointsAwarded).toBe(0);
    expect(await points(leo)).toBe(10);
    expect(await points(maya)).toBe(0);

    const other = await post(world, maya);
    expect((await write(leo, other)).data.pointsAwarded).toBe(10);
  });

  it('sent again with the same clientId is the same one, also ten times at the same moment', async () => {
    const { maya, leo, story } = await buddies();
    const same = newId();

    const replies = await Promise.all(Array.from({ length: 10 }, () => write(leo, story, 'Once.', same)));

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(new Set(replies.map(({ data }) => data.comment.id)).size).toBe(1);
    expect(await words(maya, story)).toEqual(['Once.']);
    expect(await count(maya, story)).toBe(1);
    expect(await points(leo)).toBe(10);

    const other = await post(world, maya);
    expect((await write(leo, other, 'Elsewhere.', same)).error.code).toBe('invalid');
  });

  it('sent again is the same one, even where its words twice in a row would spell a rude word', async () => {
    const { leo, story } = await buddies();
    const same = newId();
    const first = await write(leo, story, 'hit s', same);

    const again = await write(leo, story, 'hit s', same);

    expect(first.status).toBe(201);
    expect(again.status).toBe(201);
    expect(again.data.comment.id).toBe(first.data.comment.id);
    expect((await write(leo, story, 'hit s')).status).toBe(400);
  });

  it('of many at the same moment is counted right', async () => {
    const { maya, story } = await buddies();
    const many = await Promise.all(Array.from({ length: 5 }, () => createBuddy(maya)));

    await Promise.all(many.flatMap((one) => [write(one, story, 'One!'), write(one, story, 'Two!')]));

    expect(await count(maya, story)).toBe(10);
    expect((await list(maya, story)).count).toBe(10);
    expect(await Promise.all(many.map(points))).toEqual(many.map(() => 10));
  });

  it('comes newest first, twenty a page, none twice and none left out', async () => {
    const { maya, leo, story } = await buddies();
    for (let at = 0; at < 45; at += 1) {
      await world.context.db.pool.query(
        `insert into comments (id, post_id, author_id, client_id, content, status, created_at)
         values ($1, $2, $3, $1, $4, 'published', $5)`,
        [newId(), story, leo.id, `Hop ${at}`, world.clock.now()],
      );
      if (at % 9 === 0) await world.pass(1000);
    }
    const read: Comment[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(maya, story, cursor);
      expect(page.comments.length).toBeLessThanOrEqual(20);
      read.push(...page.comments);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    const hops = Array.from({ length: 45 }, (_, at) => `Hop ${at}`);

    expect(read.map(({ content }) => content).toSorted()).toEqual(hops.toSorted());

    const times = read.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());

    const nonsense = await maya.call(listComments, { params: { id: story }, query: { cursor: 'nonsense' } });
    expect(nonsense.status).toBe(400);
  });
});

describe('a number in pieces', () => {
  const inPieces = async () => {
    const { maya, leo, story } = await buddies();
    const other = await post(world, maya);
    await write(leo, story, 'my number five five five');
    await write(leo, other, 'what a frog');
    await write(leo, other, 'one two three');
    return { maya, leo, story, other };
  };

  it('waits with its last piece, also below two posts of the same child', async () => {
    const { maya, leo, story } = await inPieces();

    const { data } = await write(leo, story, 'four five six seven');

    expect(data.comment.status).toBe('held');
    expect(await words(maya, story)).toEqual(['my number five five five']);
  });

  it('comes before staff once, with all that was read of it', async () => {
    const { leo, story, other } = await inPieces();
    await write(leo, story, 'four five six seven');

    const more = await write(leo, other, 'four five six seven eight');

    expect(more.error.message).toBe('Please leave out phone numbers. Only your family needs them.');

    const { rows } = await world.context.db.pool.query(
      'select k.text from cases c join case_copies k on k.case_id = c.id where c.author_id = $1',
      [leo.id],
    );
    expect(rows).toEqual([{ text: 'my number five five five\none two three\nfour five six seven' }]);
  });

  it('is not made of words to two children, nor of what is older than a day', async () => {
    const { leo, story } = await inPieces();
    const { story: elsewhere, leo: ida } = await buddies();
    await world.context.db.pool.query(
      `update comments set created_at = created_at - interval '25 hours' where author_id = $1 and content like 'my%'`,
      [leo.id],
    );

    const later = await write(leo, story, 'four five six seven');
    const toOthers = await write(ida, elsewhere, 'four five six seven');

    expect(later.data.comment.status).toBe('published');
    expect(toOthers.data.comment.status).toBe('published');
  });
});

describe('is refused, and nothing is kept', () => {
  const refused = async (who: Child, id: string, code: string, content = 'What a jump!') => {
    expect((await write(who, id, content)).error.code).toBe(code);
    const { rows } = await world.context.db.pool.query('select * from comments where author_id = $1', [who.id]);
    expect(rows).toEqual([]);
    expect(await points(who)).toBe(0);
  };

  it.each([
    ['no words', '   ', 'Please write a few words'],
    ['501 letters', 'r'.repeat(501), 'Please use 500 characters or less'],
    ['letters that turn around', 'It \u202e jumps', 'Please use plain letters here'],
    ['unkind words', 'You are a bitch.', 'Please choose kinder words. Others will read this.'],
    ['a phone number', 'Call me: 0171 2345678', 'Please leave out phone numbers. Only your family needs them.'],
  ])('with %s', async (_what, content, sentence) => {
    const { leo, story } = await buddies();
    const { status, error } = await write(leo, story, content);

    expect(status).toBe(400);
    expect(error.code).toBe('invalid');
    expect(error.fields).toEqual({ content: sentence });
    expect((await write(leo, story, 'r '.repeat(250))).status).toBe(201);
  });

  it('on a post that reaches a stranger: only buddies comment', async () => {
    const { story } = await buddies({ reach: 1000 });
    const stranger = await child(world);

    expect((await list(stranger, story)).can).toEqual({ comment: false, hide: false });

    await refused(stranger, story, 'not_buddies');
  });

  it('on a post that is not there for this reader', async () => {
    const { maya, leo, story } = await buddies();
    await refused(await child(world), story, 'not_found');
    await refused(leo, newId(), 'not_found');
    await refused(leo, await post(world, maya, { held: true }), 'not_found');
    await block(world, maya, leo);

    await refused(leo, story, 'not_found');

    expect((await leo.call(listComments, { params: { id: story } })).error.code).toBe('not_found');

    await maya.call(deletePost, { params: { id: story } });

    expect((await maya.call(listComments, { params: { id: story } })).error.code).toBe('not_found');
  });

  it('without a grown-up’s yes, with posts switched off, by visitors and by staff', async () => {
    const { maya, story } = await buddies();
    await refused(await createBuddy(maya, { scopes: ['buddies'] }), story, 'scope_off');
    const leo = await createBuddy(maya);
    await grant(leo, ['posts'], 'pending');
    await refused(leo, story, 'consent_required');

    const moderator = await hire(world, { username: 'tomas', role: 'moderator' });

    expect((await write(world.visitor() as Child, story)).error.code).toBe('sign_in_required');
    expect((await write(moderator, story)).error.code).toBe('not_for_you');
  });
});

describe('whose comments are read', () => {
  it('those of the author, of buddies, and of other buddies of the author who are near in age', async () => {
    const { maya, leo, story } = await buddies();
    const [near, sibling] = [await createBuddy(maya), await createBuddy(maya, { age: 14 })];

    await write(maya, story, 'From Maya.');
    await write(near, story, 'From near.');
    await write(sibling, story, 'From the sister.');

    expect(await words(maya, story)).toEqual(['From the sister.', 'From near.', 'From Maya.']);
    expect(await words(leo, story)).toEqual(['From near.', 'From Maya.']);
    expect((await list(leo, story)).count).toBe(2);

    await makeBuddies(world, leo, sibling);

    expect(await words(leo, story)).toHaveLength(3);
  });

  it('from afar only those whose own words may go so far', async () => {
    const { maya, leo, story } = await buddies({ reach: 1000 });
    const shy = await createBuddy(maya, { scopes: ['posts', 'buddies'] });

    await write(leo, story, 'From Leo.');
    await write(shy, story, 'From the shy one.');

    expect(await words(leo, story)).toEqual(['From the shy one.', 'From Leo.']);
    expect(await words(await child(world), story)).toEqual(['From Leo.']);
  });

  it('not of someone who is blocked, has blocked, rests for good or has lost the yes', async () => {
    const { maya, leo, story } = await buddies();
    await write(leo, story);

    for (const [who, whom] of [
      [maya, leo],
      [leo, maya],
    ] as const) {
      await block(world, who, whom);
      expect(await list(maya, story)).toMatchObject({ comments: [], count: 0 });
      await world.context.db.pool.query('delete from blocked_users');
      expect(await words(maya, story)).toHaveLength(1);
    }

    await world.context.db.pool.query(`update accounts set state = 'removed' where id = $1`, [leo.id]);

    expect(await words(maya, story)).toEqual([]);

    await world.context.db.pool.query(`update accounts set state = 'active' where id = $1`, [leo.id]);
    await grant(leo, ['buddies']);

    expect(await words(maya, story)).toEqual([]);
  });
});

describe('a comment that waits for a grown-up', () => {
  const unsure = 'Nobody wants to play with you.';

  it('is read by its author alone, is neither counted nor paid, and says that it waits', async () => {
    const { maya, leo, story } = await buddies();
    const { status, data } = await write(leo, story, unsure);

    expect(status).toBe(201);
    expect(data.comment.status).toBe('held');
    expect(data.pointsAwarded).toBe(0);
    expect(await words(leo, story)).toEqual([unsure]);
    expect((await list(leo, story)).count).toBe(0);
    expect(await words(maya, story)).toEqual([]);
    expect(await count(leo, story)).toBe(0);
    expect(await points(leo)).toBe(0);
    expect((await eventsAbout(world, leo)).map(({ name }) => name)).toEqual(['comment.held']);
    expect((await leo.call(likeComment, { params: { id: data.comment.id } })).error.code).toBe('not_found');
  });

  it('is shown, counted, rewarded and announced once when staff approve it', async () => {
    const { maya, leo, story } = await buddies();
    const { data } = await write(leo, story, `${unsure} Really.`);
    const { id } = (await queue(moderator)).find((row) => row.kind === 'comment') ?? (await caseAt(moderator));

    for (const row of await queue(moderator)) await decide(moderator, row.id, 'approve');

    expect((await decide(moderator, id, 'approve')).status).toBeLessThan(500);

    await world.context.events.idle();

    expect(await words(maya, story)).toEqual([`${unsure} Really.`]);
    expect(await count(maya, story)).toBe(1);
    expect(await points(leo)).toBe(10);
    expect((await eventsAbout(world, leo)).map(({ name }) => name)).toEqual([
      'comment.held',
      'comment.approved',
      'comment.created',
    ]);
    expect((await write(leo, story, 'Sorry!')).data.pointsAwarded).toBe(0);

    await maya.call(sendReport, { body: { targetType: 'comment', targetId: data.comment.id, reason: 'unkind' } });

    await decide(moderator, (await caseAt(moderator)).id, 'approve');
    await world.context.events.idle();

    expect(await count(leo, story)).toBe(2);
    expect(await points(leo)).toBe(10);
  });

  it('is gone when staff remove it, and its author learns why', async () => {
    const { maya, leo, story } = await buddies();
    const same = newId();
    await write(leo, story, unsure, same);

    await decide(moderator, (await caseAt(moderator)).id, 'teach', 'kinder');

    expect(await words(leo, story)).toEqual([]);
    expect(await words(maya, story)).toEqual([]);
    expect((await write(leo, story, unsure, same)).error.code).toBe('gone');
    expect(await count(maya, story)).toBe(0);
    expect(await points(leo)).toBe(0);

    const { data } = await leo.call(listStaffMessages, {});
    expect(data.notices).toMatchObject([{ template: 'kinder' }]);
  });

  it('waits also with the kindest words where a parent said yes by mail only', async () => {
    const { maya, leo, story } = await buddies();
    await byMail(leo);

    expect((await write(leo, story)).data.comment.status).toBe('held');
    expect(await words(maya, story)).toEqual([]);

    for (const row of await queue(moderator)) await decide(moderator, row.id, 'approve');

    expect(await words(maya, story)).toEqual(['What a jump!']);
  });

  it('never stands below the post of a child who blocks at that very moment', async () => {
    const { maya, leo, story } = await buddies();
    const { error } = await duringBlock(world, maya, leo, () => write(leo, story));

    expect(error.code).toBe('not_found');
  });

  it('is not announced, rewarded or stored when the two are no longer friends at the approval', async () => {
    const { maya, leo, story } = await buddies();

    expect((await write(leo, story, unsure)).data.comment.status).toBe('held');

    await maya.call(blockUser, { params: { id: leo.id } });

    await decide(moderator, (await caseAt(moderator)).id, 'approve');
    await world.context.events.idle();

    expect((await eventsAbout(world, leo)).map(({ name }) => name)).not.toContain('comment.created');
    expect(await points(leo)).toBe(0);
  });

  it('of a child in trouble is answered with comfort, and comes first in the queue', async () => {
    const { leo, story } = await buddies();
    await write(leo, story, unsure);

    const { data } = await write(leo, story, 'I want to kill myself.');

    expect(data.needsComfort).toBe(true);
    expect(data.comment.status).toBe('held');

    const first = await caseAt(moderator);
    expect(first).toMatchObject({ kind: 'comment', reason: 'crisis', urgent: true });

    const { data: file } = await read(moderator, first.id);
    expect(file.text).toBe('I want to kill myself.');
    expect(file.around.map(({ text }) => text)).toEqual(['My frog: It jumps.', unsure]);
  });
});

describe('telling of a comment', () => {
  const report = (who: Child, id: string) =>
    who.call(sendReport, { body: { targetType: 'comment', targetId: id, reason: 'unkind' } });

  it('hides it from the reporter at once; removed, it is gone for all and no longer counted', async () => {
    const { maya, leo, story } = await buddies();
    const other = await createBuddy(maya);

    const { data } = await write(leo, story);

    expect((await report(maya, data.comment.id)).status).toBe(201);
    expect(await words(maya, story)).toEqual([]);
    expect(await words(other, story)).toEqual(['What a jump!']);

    const found = (await queue(moderator)).find(({ reason }) => reason === 'report');
    await decide(moderator, found?.id ?? '', 'remove');

    expect(await words(leo, story)).toEqual([]);
    expect(await words(other, story)).toEqual([]);
    expect(await count(other, story)).toBe(0);
  });

  it('is for someone who can see it, and is not for one’s own', async () => {
    const { leo, story } = await buddies();
    const { data } = await write(leo, story);

    expect((await report(leo, data.comment.id)).error.code).toBe('not_found');
    expect((await report(await child(world), data.comment.id)).error.code).toBe('not_found');
  });
});

it('an erased child’s comments and hearts are gone, and the counts are right', async () => {
  const { maya, leo, story } = await buddies();
  const { data } = await write(leo, story);
  const mine = await write(maya, story, 'Thank you!');
  await leo.call(likeComment, { params: { id: mine.data.comment.id } });
  await maya.call(likeComment, { params: { id: data.comment.id } });
  await world.context.db.transaction((tx) => posts.personalData.erase(tx, leo.id, world.context));

  const page = await list(maya, story);

  expect(page.comments).toMatchObject([{ content: 'Thank you!', likesCount: 0 }]);
  expect(page.count).toBe(1);
  expect(await count(maya, story)).toBe(1);
});
