import { riddleCategories } from '#contract/cards.ts';
import { libraryOf } from '#server/cards/index.ts';
import { grant, hire, join, type Person } from '../people.ts';
import { post } from '../pond.ts';
import { openWorld, type World, type WorldOptions } from '../world.ts';

/** A world with people and things in it for calling every endpoint. */
export interface Pond {
  readonly world: World;
  newModerator(): Promise<Person>;
  /** Somebody who may do everything a child may, and has done nothing yet. */
  newChild(): Promise<Person>;
  /** Id of the n-th card of a kind. */
  cardOf(kind: 'riddle' | 'trivia' | 'joke' | 'wordPuzzles', at?: number): string;
  /** A post that the child may see. */
  postFor(child: Person): Promise<string>;
}

export async function openPond(options: WorldOptions = {}): Promise<Pond> {
  const world = await openWorld(options);
  let people = 0;
  return {
    world,
    newModerator: () => {
      people += 1;
      return hire(world, { username: `keeper_${people}`, role: 'moderator' });
    },
    newChild: async () => {
      people += 1;
      const child = await join(world, { username: `tadpole_${people}`, age: 9 });
      await grant(child, ['posts', 'buddies']);
      return child;
    },
    cardOf: (kind, at = 0) =>
      libraryOf(world.context).items.filter((item) => item.kind === kind)[at]?.id ?? riddleCategories[0],
    postFor: (child) => post(world, child),
  };
}
