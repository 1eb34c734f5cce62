import * as z from 'zod';
import { difficulties } from '#contract/cards/common.ts';
import * as contract from '#contract/cards/kinds/riddle.ts';
import { ageGroups } from '#contract/rules/age.ts';
import { RIDDLE_POINTS } from '#contract/rules/rewards/point-values.ts';
import type { Body, Params } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { eventKind } from '../../platform/events.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { hash32 } from '../../platform/random.ts';
import { award, nothingEarned } from '../../points/index.ts';
import { getLibrary, loadItem } from '../content-library.ts';
import { recordRightGuess, recordWrongGuess } from '../guesses.ts';
import { type CardKind, type CardState, commonFields, nonEmpty, untouched } from '../kind.ts';
import { listItems } from '../library.ts';
import { isRight } from '../matching.ts';
import { listAttempts, listStates, settle } from '../queries.ts';
import { findTellingHints, listHints, solves } from './riddle-hints.ts';

/** In two of these forms the answer is one of the words in the question. */
const forms = ['odd one out', 'logic', 'pictures', 'anagram', 'folk', 'feast'] as const;
const formsWithOptions: readonly string[] = ['odd one out', 'logic'];

const shape = z.strictObject({
  ...commonFields,
  kind: z.literal('riddle'),
  question: nonEmpty,
  answer: nonEmpty,
  accepts: z.array(nonEmpty),
  /** The form of the riddle, if its question starts like others of that form. */
  form: z.enum(forms).optional(),
  /** Words close to the answer that the riddle rules out. They are never forgiven as a typo. */
  rejects: z.array(nonEmpty).optional(),
  /** The first one nudges, the second one says a lot. */
  hints: z.array(nonEmpty).max(2).optional(),
  /** Explains the answer to a child who has solved or revealed it. */
  why: nonEmpty.optional(),
  difficulty: z.enum(difficulties),
  category: z.enum(contract.riddleCategories),
  /** Makes it one of the first riddles for newcomers of these ages, with two wrong answers to choose from. */
  first: z
    .strictObject({ ages: z.array(z.enum(ageGroups)), others: z.tuple([nonEmpty, nonEmpty]), hint: nonEmpty })
    .optional(),
});
export type Riddle = z.output<typeof shape>;

const MIN_PER_CATEGORY_AND_DIFFICULTY = 15;

export const riddleSolved = eventKind<{ cardId: string; points: number }>('riddle.solved');
export const riddleRevealed = eventKind<{ cardId: string }>('riddle.revealed');

export const riddle: CardKind<Riddle> = {
  name: 'riddle',
  source: {
    path: 'riddles',
    shape,
    fieldsOfFile: (category) => ({ category }),
    texts: ({ question, answer, accepts, first, hints = [], why, form }) => ({
      heading: question,
      shown: [question, ...(first ? [first.hint, ...first.others] : []), ...hints, ...(why ? [why] : [])],
      answer,
      accepts,
      form,
      choosesWord: form !== undefined && formsWithOptions.includes(form),
      after: why ? [why] : [],
    }),
    rules: [
      { name: 'enough riddles in each cell', findFaults: findSparseCells },
      { name: 'first riddles for each age, with one right answer', findFaults: findFaultyFirsts },
      { name: 'no hint that says the answer', findFaults: findTellingHints },
    ],
  },
  weight: 20,
  hasState: true,
  present: presentRiddle,
  routes: [
    serve(contract.readTodaysRiddle, ({ context }) => readTodaysRiddle(context)),
    serve(contract.readFirstRiddle, ({ context, actor }) => readFirstRiddle(context, actor)),
    serve(contract.listRiddleAttempts, ({ context, actor, params }) => listRiddleAttempts(context, actor, params.id)),
    serve(contract.readRiddleHint, async ({ context, params }) => readRiddleHint(context, params)),
    serve(contract.guessRiddle, ({ context, actor, params, body }) => guessRiddle(context, actor, params.id, body)),
    serve(contract.revealRiddle, ({ context, actor, params }) => revealRiddle(context, actor, params.id)),
  ],
  moves: ({ answer }) => ({
    right: [{ endpoint: contract.guessRiddle, body: { guess: answer } }],
    wrong: [{ endpoint: contract.guessRiddle, body: { guess: 'a wet sock' } }],
    giveUp: { endpoint: contract.revealRiddle, body: undefined },
  }),
};

function presentRiddle(item: Riddle, { outcome, lastGuesses }: CardState): contract.RiddleCard {
  const { id, question, difficulty, category, answer, why } = item;
  const state = outcome === 'solved' || outcome === 'revealed' ? outcome : 'unsolved';
  return {
    type: 'riddle',
    id,
    question,
    difficulty,
    category,
    points: RIDDLE_POINTS[difficulty],
    state,
    lastGuesses: [...(lastGuesses ?? [])],
    hints: listHints(item).length,
    ...(state === 'unsolved' ? {} : { answer, why }),
  };
}

/** The same riddle for everyone on a UTC day: the easy or medium one with the highest number for that day. */
async function readTodaysRiddle(context: Context): Promise<contract.RiddleCard> {
  const day = context.clock.now().toISOString().slice(0, 10);
  const riddles = listItems(getLibrary(context), riddle).filter(({ difficulty }) => difficulty !== 'hard');
  const chosen = riddles.reduce((best, one) => (numberDrawn(day, one) > numberDrawn(day, best) ? one : best));
  return presentRiddle(chosen, untouched);
}

/** Each riddle gets its own number, so that adding riddles to the library seldom changes today's. */
function numberDrawn(day: string, { id }: Riddle): number {
  return hash32(0, day + id);
}

/** Each child has their own order, so that a reload shows the same riddle with the answers in the same places. */
async function readFirstRiddle(context: Context, { accountId, ageGroup }: ChildActor) {
  const firsts = listItems(getLibrary(context), riddle).filter(({ first }) => first?.ages.includes(ageGroup));
  const states = await listStates(context.db, { accountId, ids: firsts.map(({ id }) => id) });
  const stateByCard = new Map(states.map(({ cardId, ...state }) => [cardId, state]));
  const open = firsts.filter(({ id }) => !stateByCard.get(id)?.outcome);
  const [chosen] = shuffleFor(accountId, open, ({ id }) => id);
  if (!chosen?.first) return { first: null };
  const { others, hint } = chosen.first;
  const choices = shuffleFor(accountId, [chosen.answer, ...others], (choice) => choice);
  return { first: { riddle: presentRiddle(chosen, stateByCard.get(chosen.id) ?? untouched), choices, hint } };
}

function shuffleFor<Item>(accountId: string, items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => hash32(0, accountId + nameOf(one)) - hash32(0, accountId + nameOf(other)));
}

async function listRiddleAttempts(context: Context, { accountId }: ChildActor, id: string) {
  const { id: cardId } = loadItem(context, riddle, id);
  return listAttempts(context.db, { accountId, cardId });
}

async function guessRiddle(
  context: Context,
  actor: ChildActor,
  id: string,
  { guess }: Body<typeof contract.guessRiddle>,
) {
  const item = loadItem(context, riddle, id);
  const { answer, difficulty, why } = item;
  if (!solves(item, guess, getLibrary(context).words())) {
    await recordWrongGuess(context, actor, id, guess);
    return { isCorrect: false, ...nothingEarned };
  }
  const prize = { points: RIDDLE_POINTS[difficulty], reason: 'riddle_solved', solved: riddleSolved } as const;
  const earned = await recordRightGuess(context, actor, id, guess, prize);
  return { isCorrect: true, answer, why, ...earned };
}

/** Revealing again, or after solving, shows the answer and changes nothing. */
async function revealRiddle(context: Context, actor: ChildActor, id: string) {
  const { accountId } = actor;
  const { answer, why } = loadItem(context, riddle, id);
  recordActivity(context, actor);
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const entry = { accountId, cardId: id, outcome: 'revealed', choice: null, isRight: null, at } as const;
    const { isNew } = await settle(tx, entry);
    if (!isNew) return;
    tx.afterCommit(() => context.realtime.notifyChanged(accountId, 'points'));
    award(tx, accountId, { reason: 'riddle_revealed', target: id, points: 0 }, at);
    context.events.emit(tx, riddleRevealed, accountId, { cardId: id });
  });
  return { answer, why };
}

function readRiddleHint(context: Context, { id, number }: Params<typeof contract.readRiddleHint>): contract.RiddleHint {
  const item = loadItem(context, riddle, id);
  const at = Number(number) - 1;
  const hint = listHints(item)[at];
  if (!hint) throw new Problem('not_found');
  return hint;
}

function findSparseCells(items: readonly Riddle[]): string[] {
  return contract.riddleCategories.flatMap((category) =>
    difficulties.flatMap((difficulty) => {
      const count = items.filter((item) => item.category === category && item.difficulty === difficulty).length;
      return count < MIN_PER_CATEGORY_AND_DIFFICULTY ? [`${category}, ${difficulty}: ${count}`] : [];
    }),
  );
}

const MIN_FIRSTS_PER_AGE = 3;

function findFaultyFirsts(items: readonly Riddle[]): string[] {
  const missing = ageGroups.filter(
    (group) => items.filter(({ first }) => first?.ages.includes(group)).length < MIN_FIRSTS_PER_AGE,
  );
  const ambiguous = items.filter(({ first, answer, accepts }) =>
    first?.others.some((other) => isRight([answer, ...accepts], other)),
  );
  return [...missing.map((group) => `too few for ${group}`), ...ambiguous.map(({ id }) => `${id}: two right answers`)];
}
