import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { achievementCategories, rarities } from '#contract/rewards/achievements.ts';
import { levelStarts } from '#contract/rules/levels.ts';
import { type DeedKind, deedGroups, deedKinds } from '#contract/rules/rewards/deeds.ts';
import { streakKinds } from '#contract/rules/rewards/streaks.ts';
import type { Context } from '../platform/context.ts';
import { ModuleState } from '../platform/module-state.ts';
import { SetupError } from '../platform/setup-error.ts';

const count = z.int().min(1);

const requirement = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deeds'), of: z.enum(deedKinds), count }),
  z.strictObject({ type: z.literal('streak'), of: z.enum(streakKinds), days: count }),
  z.strictObject({ type: z.literal('level'), level: count.min(2).max(levelStarts.length) }),
  /** Rest days within a streak. */
  z.strictObject({ type: z.literal('rests'), count }),
  /** Different kinds of deeds in one day. */
  z.strictObject({ type: z.literal('kinds_in_a_day'), count }),
]);
export type Requirement = z.output<typeof requirement>;

const achievement = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{2,40}$/),
  name: z.string().min(3).max(40),
  description: z.string().min(5).max(120),
  iconEmoji: z.string().min(1).max(12),
  category: z.enum(achievementCategories),
  rarity: z.enum(rarities),
  pointReward: z.int().min(0).max(500),
  isSecret: z.boolean(),
  requirement,
});
export type AchievementContent = z.output<typeof achievement>;

const challengeItem = z
  .strictObject({
    type: z.enum(Object.keys(deedGroups) as (keyof typeof deedGroups)[]),
    /** Limits the item to these kinds of the group. Without it all of them count. */
    kinds: z.optional(z.array(z.enum(deedKinds)).min(1)),
    one: z.string().min(5).max(80),
    many: z.string().min(5).max(80).includes('{count}'),
    /** For each age group, the youngest first. */
    targets: z.tuple([count.max(5), count.max(5), count.max(5), count.max(5)]),
  })
  .refine(
    ({ type, kinds }) => (kinds ?? []).every((kind) => (deedGroups[type] as readonly DeedKind[]).includes(kind)),
    {
      error: 'kinds must be of the item’s type',
    },
  );

const challenges = z
  .array(
    z.strictObject({
      theme: z.string().min(3).max(40),
      points: z.int().min(1).max(200),
      variants: z.array(z.array(challengeItem).min(2).max(5)).min(1),
    }),
  )
  .length(7);

export interface RewardContent {
  readonly achievements: readonly AchievementContent[];
  /** For each weekday, Monday first. */
  readonly challenges: z.output<typeof challenges>;
}

const state = new ModuleState<RewardContent>('the content of rewards');
const ownFolder = fileURLToPath(new URL('../../content', import.meta.url));

export async function openContent(context: Context): Promise<void> {
  state.set(context, await readRewardContent(context.config.contentDir ?? ownFolder));
}

export function getRewardContent(context: Context): RewardContent {
  return state.get(context);
}

/** Throws a SetupError that names the faulty file. */
export async function readRewardContent(folder = ownFolder): Promise<RewardContent> {
  // An operator's own content folder may come without rewards.
  const from = join(existsSync(join(folder, 'rewards')) ? folder : ownFolder, 'rewards');
  return {
    achievements: await read(join(from, 'achievements.json'), z.array(achievement)),
    challenges: await read(join(from, 'challenges.json'), challenges),
  };
}

async function read<T>(path: string, shape: z.ZodType<T>): Promise<T> {
  const parsed = shape.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new SetupError(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * The fact that a requirement depends on, and the value it needs. Facts are the rows of `factsSql` in achievement-queries.ts.
 */
export function toCondition(requirement: Requirement): { readonly fact: string; readonly atLeast: number } {
  switch (requirement.type) {
    case 'deeds':
      return { fact: requirement.of, atLeast: requirement.count };
    case 'streak':
      return { fact: `streak_${requirement.of}`, atLeast: requirement.days };
    case 'level':
      return { fact: 'points', atLeast: Number(levelStarts[requirement.level - 1]) };
    default:
      return { fact: requirement.type, atLeast: requirement.count };
  }
}
