import * as friends from '#contract/friends.ts';
import type { Person } from '../people.ts';
import { block, makeBuddies } from '../pond.ts';
import type { Call } from './calls.ts';
import type { Pond } from './pond.ts';

/** Two children of one age, who may find each other. */
async function two(pond: Pond): Promise<{ browser: Person; other: Person; params: { id: string } }> {
  const [browser, other] = [await pond.newChild(), await pond.newChild()];
  return { browser, other, params: { id: other.id } };
}

export const friendCalls: readonly Call[] = [
  {
    endpoint: friends.blockUser,
    prepare: async (pond) => {
      const { browser, other, params } = await two(pond);
      await makeBuddies(pond.world, browser, other);
      return { browser, params };
    },
  },
  {
    endpoint: friends.unblockUser,
    prepare: async (pond) => {
      const { browser, other, params } = await two(pond);
      await block(pond.world, browser, other);
      return { browser, params };
    },
  },
  { endpoint: friends.listBlocks, prepare: async (pond) => ({ browser: await pond.newChild() }) },
];
