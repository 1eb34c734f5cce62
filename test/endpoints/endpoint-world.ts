import { logIn } from '#contract/accounts.ts';
import { riddleCategories } from '#contract/cards.ts';
import { getLibrary } from '#server/cards/index.ts';
import { post } from '../support/children.ts';
import { ModelServer } from '../support/language-model.ts';
import { type ParentBrowser, parentSession } from '../support/parents.ts';
import { PaymentProvider } from '../support/payment-provider.ts';
import { createChild, grant, hire, type Person } from '../support/people.ts';
import { openWorld, PASSWORD, type World, type WorldOptions } from '../world.ts';

/** A world with the accounts and content that calling every endpoint needs. */
export interface EndpointWorld {
  readonly world: World;
  readonly provider: PaymentProvider;
  /** `needsSecondStep`: signed in with the password only. */
  newModerator(state?: { needsSecondStep: boolean }): Promise<Person>;
  newAdmin(): Promise<Person>;
  /** A child with all rights who has done nothing yet. */
  newChild(): Promise<Person>;
  /** A signed-in parent with a fresh link, and their child, who has all rights. */
  newParent(): Promise<{ readonly browser: ParentBrowser; readonly child: Person }>;
  /** Id of the n-th card of a kind. */
  cardOf(kind: 'riddle' | 'trivia' | 'joke' | 'word_puzzle' | 'mini_game', at?: number): string;
  /** A post that the child may see. */
  postFor(child: Person): Promise<string>;
}

/** A number in letters, because the name filter suspects some numbers. */
const spelled = (number: number): string => [...String(number)].map((digit) => 'bcghjlnrvz'[Number(digit)]).join('');

export async function openEndpointWorld(options: WorldOptions = {}): Promise<EndpointWorld> {
  const model = await new ModelServer().open();
  const provider = new PaymentProvider();
  const payments = await provider.open();
  const world = await openWorld({ ...options, settings: { ...model, ...payments, ...options.settings } });
  let accounts = 0;
  const newChild = async () => {
    accounts += 1;
    const child = await createChild(world, { username: `tadpole_${spelled(accounts)}`, age: 9 });
    await grant(child, ['posts', 'buddies']);
    return child;
  };
  return {
    world,
    provider,
    newModerator: async ({ needsSecondStep } = { needsSecondStep: false }) => {
      accounts += 1;
      const moderator = await hire(world, { username: `moderator_${accounts}`, role: 'moderator' });
      if (needsSecondStep) await moderator.call(logIn, { body: { username: moderator.username, password: PASSWORD } });
      return moderator;
    },
    newAdmin: () => {
      accounts += 1;
      return hire(world, { username: `owner_${accounts}`, role: 'admin' });
    },
    newChild,
    newParent: async () => {
      const child = await newChild();
      return { browser: await parentSession(world, child), child };
    },
    cardOf: (kind, at = 0) =>
      getLibrary(world.context).items.filter((item) => item.kind === kind)[at]?.id ?? riddleCategories[0],
    postFor: (child) => post(world, child),
  };
}
