import * as z from 'zod';
import { type MiniGame, type MiniGameCard, gameTypes as names } from '#contract/games.ts';
import { type AgeGroup, agesInGroup } from '#contract/rules/age.ts';
import { type CardKind, type ContentRule, commonFields, nonEmpty } from '../../cards/index.ts';
import { gameTypes, getGameType } from './game-types.ts';

const DEFAULT_REWARD = 10;
const MIN_OF_EACH_TYPE = 40;
const YOUNGEST = 6;
const OLDEST = 13;
/** Number of games of each type for every age. */
const MIN_FOR_EACH_AGE = 8;

const shape = z.strictObject({
  ...commonFields,
  kind: z.literal('mini_game'),
  title: nonEmpty.max(40),
  gameType: z.enum(names),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  category: nonEmpty,
  pointReward: z.int().min(1).max(50).default(DEFAULT_REWARD),
  /** In seconds. */
  timeLimit: z.int().min(5).max(600).nullable().default(null),
  gameData: z.looseObject({}),
});

/** A board or list for one mini-game. */
export type MiniGameItem = z.output<typeof shape>;

/** The file of a type has its name, with hyphens. */
export const miniGame: CardKind<MiniGameItem> = {
  name: 'mini_game',
  source: {
    path: 'games',
    shape: shape.transform(readData),
    fieldsOfFile: (name) => ({ gameType: name.replaceAll('-', '_') }),
    texts: ({ title, gameType, gameData }) => {
      const { shown = [], names = [] } = getGameType(gameType).texts(gameData);
      return { heading: title, shown, names: [title, ...names] };
    },
    rules: [
      { name: 'enough of every game', findFaults: findFewTypes },
      { name: 'games for every age', findFaults: findFewAges },
      { name: 'playable', findFaults: (items) => items.flatMap(findFaults) },
    ] satisfies readonly ContentRule<MiniGameItem>[],
  },
  weight: 8,
  hasState: true,
  present: (item, { outcome }): MiniGameCard => ({
    type: 'mini_game',
    ...presentGame(item),
    isDone: outcome === 'solved',
  }),
};

/** What a child sees before the game is dealt. */
export function presentGame({
  id,
  title,
  gameType,
  difficulty,
  category,
  pointReward,
  timeLimit,
}: MiniGameItem): MiniGame {
  const limit = timeLimit ?? getGameType(gameType).usualTime;
  return { id, title, gameType, difficulty, category, pointReward, timeLimit: limit };
}

export function suits({ ages: [from, to] }: MiniGameItem, group: AgeGroup): boolean {
  const [youngest, oldest] = agesInGroup(group);
  return from <= oldest && to >= youngest;
}

/** Content is rejected if the data doesn't have the shape for its type. */
function readData(item: MiniGameItem, context: z.RefinementCtx): MiniGameItem {
  const read = getGameType(item.gameType).data.safeParse(item.gameData);
  if (read.success) return { ...item, gameData: read.data as MiniGameItem['gameData'] };
  for (const issue of read.error.issues)
    context.addIssue({ code: 'custom', message: issue.message, path: ['gameData', ...issue.path] });
  return z.NEVER;
}

function findFewTypes(items: readonly MiniGameItem[]): string[] {
  return gameTypes.flatMap(({ name }) => {
    const count = items.filter(({ gameType }) => gameType === name).length;
    return count < MIN_OF_EACH_TYPE ? [`${name}: ${count}`] : [];
  });
}

function findFewAges(items: readonly MiniGameItem[]): string[] {
  const every = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, nth) => YOUNGEST + nth);
  return gameTypes.flatMap(({ name }) =>
    every.flatMap((age) => {
      const fitting = items.filter(({ gameType, ages: [from, to] }) => gameType === name && from <= age && age <= to);
      return fitting.length < MIN_FOR_EACH_AGE ? [`${name} at ${age}: ${fitting.length}`] : [];
    }),
  );
}

function findFaults({ id, title, gameType, gameData }: MiniGameItem): string[] {
  return getGameType(gameType)
    .findFaults(gameData)
    .map((fault) => `${id}, ${title}: ${fault}`);
}
