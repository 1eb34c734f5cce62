import * as z from 'zod';
import * as contract from '#contract/cards/kinds/joke.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { eventKind } from '../../platform/events.ts';
import { serve } from '../../platform/http/serve.ts';
import { loadItem } from '../content-library.ts';
import { type CardKind, type CardState, commonFields, nonEmpty } from '../kind.ts';
import { clearReaction, findProgress, upsertReaction } from '../queries.ts';

const shape = z.strictObject({
  ...commonFields,
  kind: z.literal('joke'),
  setup: nonEmpty,
  punchline: nonEmpty,
  category: nonEmpty,
});
type Joke = z.output<typeof shape>;

/** Emitted once per joke: changing or removing the reaction is not an event. */
export const jokeReacted = eventKind<{ cardId: string; reaction: string }>('joke.reacted');

export const joke: CardKind<Joke> = {
  name: 'joke',
  source: {
    path: 'jokes.json',
    shape,
    atLeast: 300,
    texts: ({ setup, punchline }) => ({ heading: setup, shown: [setup, punchline], after: [punchline] }),
  },
  weight: 20,
  hasState: true,
  present: ({ id, setup, punchline, category }, state) => ({
    type: 'joke',
    id,
    setup,
    punchline,
    category,
    reaction: readReaction(state),
  }),
  routes: [
    serve(contract.readJokeReaction, ({ context, actor, params }) => readJokeReaction(context, actor, params.id)),
    serve(contract.reactToJoke, ({ context, actor, params, body }) => reactToJoke(context, actor, params.id, body)),
    serve(contract.takeBackReaction, ({ context, actor, params }) => takeBackReaction(context, actor, params.id)),
  ],
  moves: () => ({
    right: contract.reactions.map((reaction) => ({ endpoint: contract.reactToJoke, body: { reaction } })),
  }),
};

function readReaction({ choice }: Pick<CardState, 'choice'>): contract.Reaction | null {
  return contract.reactions.find((reaction) => reaction === choice) ?? null;
}

async function readJokeReaction(context: Context, { accountId }: ChildActor, id: string) {
  const { id: cardId } = loadItem(context, joke, id);
  const progress = await findProgress(context.db, { accountId, cardId });
  return { reaction: progress ? readReaction(progress) : null };
}

async function reactToJoke(
  context: Context,
  actor: ChildActor,
  id: string,
  { reaction }: Body<typeof contract.reactToJoke>,
) {
  const { accountId } = actor;
  const { id: cardId } = loadItem(context, joke, id);
  recordActivity(context, actor);
  await context.db.transaction(async (tx) => {
    const { isNew } = await upsertReaction(tx, { accountId, cardId, reaction, at: context.clock.now() });
    if (isNew) context.events.emit(tx, jokeReacted, accountId, { cardId, reaction });
  });
  return { reaction };
}

/** The card still counts as done, so the joke doesn't come back as a new one. */
async function takeBackReaction(context: Context, { accountId }: ChildActor, id: string): Promise<undefined> {
  const { id: cardId } = loadItem(context, joke, id);
  await clearReaction(context.db, { accountId, cardId });
}
