import { logIn } from '#contract/accounts.ts';
import { riddleCategories } from '#contract/cards.ts';
import { libraryOf } from '#server/cards/index.ts';
import { post } from '../support/children.ts';
import { grant, hire, join, type Person } from '../support/people.ts';
import { type Browser, openWorld, PASSWORD, type World, type WorldOptions } from '../world.ts';

/** A world with the accounts and content that calling every endpoint needs. */
export interface EndpointWorld {
  readonly world: World;
  /** `owes`: has given the password, and not yet a code. */
  newModerator(state?: { owes: boolean }): Promise<Browser>;
  newAdmin(): Promise<Person>;
  /** Somebody who may do everything a child may, and has done nothing yet. */
  newChild(): Promise<Person>;
  /** Id of the n-th card of a kind. */
  cardOf(kind: 'riddle' | 'trivia' | 'joke' | 'word_puzzle', at?: number): string;
  /** A post that the child may see. */
  postFor(child: Person): Promise<string>;
}

/** A number in letters, because the name filter suspects some numbers. */
const spelled = (number: number): string => [...String(number)].map((digit) => 'bdghjlmrvz'[Number(digit)]).join('');

export async function openEndpointWorld(options: WorldOptions = {}): Promise<EndpointWorld> {
  const world = await openWorld(options);
  let people = 0;
  return {
    world,
    newModerator: async ({ owes } = { owes: false }) => {
      people += 1;
      const keeper = await hire(world, { username: `keeper_${people}`, role: 'moderator' });
      if (owes) await keeper.call(logIn, { body: { username: keeper.username, password: PASSWORD } });
      return keeper;
    },
    newAdmin: () => {
      people += 1;
      return hire(world, { username: `owner_${people}`, role: 'admin' });
    },
    newChild: async () => {
      people += 1;
      const child = await join(world, { username: `tadpole_${spelled(people)}`, age: 9 });
      await grant(child, ['posts', 'buddies']);
      return child;
    },
    cardOf: (kind, at = 0) =>
      libraryOf(world.context).items.filter((item) => item.kind === kind)[at]?.id ?? riddleCategories[0],
    postFor: (child) => post(world, child),
  };
}
