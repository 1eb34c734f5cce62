import type { readSight } from '#contract/family.ts';
import { letterTopics } from '#contract/rules/letters-home.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { findOwnSight } from './case-queries.ts';
import { mailTopics } from './columns.ts';

/** What a child's grown-ups know and are written to about: from the letters that this house can send, so that it is never out of date. */
export async function readOwnSight(context: Context, actor: ChildActor): Promise<Returns<typeof readSight>> {
  const own = await findOwnSight(context.db, { childId: actor.accountId });
  if (!own) throw new Problem('sign_in_required');
  const handed = context.rooms.flatMap(({ letters = [] }) => letters).map(({ topic }) => topic);
  const sent = new Set([...Object.values(mailTopics), ...handed]);
  const { grownUps, username, consent, scopes } = own;
  const letters = grownUps === 0 ? [] : letterTopics.filter((topic) => sent.has(topic));
  return { grownUps, username, consent, scopes: [...scopes], letters };
}
