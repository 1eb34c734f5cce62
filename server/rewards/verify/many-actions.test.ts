import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTrivia, guessRiddle, guessWord, reactToJoke, revealRiddle } from '#contract/cards.ts';
import { createComment, likeComment } from '#contract/comments.ts';
import { sendKindWords } from '#contract/posts/kind-words.ts';
import { createPost, likePost, unlikePost } from '#contract/posts.ts';
import { buyItem, readDailyChallenge } from '#contract/rewards.ts';
import { kindWords } from '#contract/rules/kind-words.ts';
import { getLibrary } from '#server/cards/index.ts';
import { MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, makeBuddies } from '#test/support/children.ts';
import { decide, queue } from '#test/support/moderation.ts';
import { hire } from '#test/support/people.ts';
import { findGameId, playToTheEnd } from '#test/support/rounds.ts';
import { type Browser, openWorld, type World } from '#test/world.ts';
import { reevaluateAll } from '../achievements/sync.ts';
import { verifyRewards } from './verify.ts';

/** How many actions: `REWARDS_ACTIONS=2000 npx vitest run many-actions` for thousands. */
const ACTIONS = Number(process.env['REWARDS_ACTIONS'] ?? 96);
const AT_ONCE = 16;

let world: World;
let nodes: readonly World[];
let children: readonly Child[];
let moderator: Child;
beforeAll(async () => {
  world = await openWorld();
  nodes = [world, await openWorld({ nodeOf: world })];
  const [maya, leo, noor] = [await child(world), await child(world), await child(world)];
  await Promise.all([makeBuddies(world, maya, leo), makeBuddies(world, maya, noor), makeBuddies(world, leo, noor)]);
  await reevaluateAll(world.context);
  children = [maya, leo, noor];
  moderator = await hire(world, { username: 'reedwarbler', role: 'moderator' });
});
afterAll(async () => {
  for (const node of [...nodes].reverse()) await node[Symbol.asyncDispose]();
});

/** Seeded, so that every run is the same. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const dice = createDice(18);
const posts: string[] = [];
const comments: string[] = [];

/** Few items, so that many children act on the same one at the same moment. */
function someCard<T extends object>(has: string): T & { id: string } {
  const items = getLibrary(world.context).items.filter((item) => has in item) as unknown as (T & { id: string })[];
  return items[dice(12)] as T & { id: string };
}

const actions: readonly ((who: Browser) => Promise<{ status: number }>)[] = [
  (who) => {
    const { id, answer } = someCard<{ answer: string }>('answer');
    return who.call(guessRiddle, { params: { id }, body: { guess: dice(3) === 0 ? 'a wrong guess' : answer } });
  },
  (who) => who.call(revealRiddle, { params: { id: someCard('answer').id } }),
  (who) => {
    const { id, word } = someCard<{ word: string }>('word');
    return who.call(guessWord, { params: { id }, body: { guess: dice(3) === 0 ? 'wrong' : word } });
  },
  (who) => {
    const { id, correctAnswer } = someCard<{ correctAnswer: 'A' | 'B' | 'C' }>('correctAnswer');
    return who.call(answerTrivia, { params: { id }, body: { selectedAnswer: dice(3) === 0 ? 'A' : correctAnswer } });
  },
  (who) =>
    who.call(reactToJoke, {
      params: { id: someCard('punchline').id },
      body: { reaction: (['like', 'love', 'funny'] as const)[dice(3)] ?? 'like' },
    }),
  async (who) => {
    const body = { clientId: newId(), title: 'My frog', content: 'It jumps far.', category: 'story' } as const;
    const { status, data } = await who.call(createPost, { body });
    if (status < 300) posts.push(data.post.id);
    return { status };
  },
  (who) => who.call(likePost, { params: { id: somePost() } }),
  (who) => who.call(unlikePost, { params: { id: somePost() } }),
  async (who) => {
    const params = { id: somePost() };
    const { status, data } = await who.call(createComment, {
      params,
      body: { clientId: newId(), content: 'What a jump!' },
    });
    if (status < 300) comments.push(data.comment.id);
    return { status };
  },
  (who) => who.call(likeComment, { params: { id: comments[dice(comments.length)] ?? newId() } }),
  (who) => who.call(sendKindWords, { params: { id: somePost() }, body: { words: kindWords[0] } }),
  (who) => who.call(readDailyChallenge, {}),
  (who) => who.call(buyItem, { params: { id: 'beanie' } }),
  async (who) => {
    await playToTheEnd(who, findGameId(world, 'number_guess'));
    return { status: 200 };
  },
];

const somePost = () => posts[dice(posts.length)] ?? newId();

it('after many actions at once, some of them repeated and on two nodes, everything matches the ledgers', {
  timeout: 3_600_000,
}, async () => {
  const failed: number[] = [];
  for (let done = 0; done < ACTIONS; done += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const who = children[dice(children.length)] as Child;
        const browser = who.at(nodes[dice(2)] as World);
        const { status } = await (actions[dice(actions.length)] as (typeof actions)[number])(browser);
        if (status >= 500) failed.push(status);
      }),
    );
    const waiting = await queue(moderator);
    // Two moderators, or one who clicks twice.
    await Promise.all([...waiting, ...waiting].map(({ id }) => decide(moderator, id, 'approve')));
    await world.pass(3 * MINUTE);
  }

  const { rows } = await world.context.db.pool.query('select distinct kind from deeds');
  const sentences: string[] = [];
  const verified = await verifyRewards(world.context, { onDifference: ({ sentence }) => sentences.push(sentence) });

  expect(sentences).toEqual([]);
  expect(verified.children).toBe(3);
  expect(failed).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(9);
});
