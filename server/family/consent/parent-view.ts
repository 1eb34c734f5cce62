import type * as contract from '#contract/family.ts';
import { parentMailTopics } from '#contract/rules/parent-mail-topics.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { mailTopics } from '../columns.ts';
import { findParentView } from './consent-queries.ts';

/** What a child's grown-ups know and are written to about: from the mails that this Lilypad can send, so that it is never out of date. */
export async function readParentView(
  context: Context,
  actor: ChildActor,
): Promise<Returns<typeof contract.readParentView>> {
  const own = await findParentView(context.db, { childId: actor.accountId });
  if (!own) throw new Problem('sign_in_required');
  const handed = context.modules.flatMap(({ parentMails = [] }) => parentMails).map(({ topic }) => topic);
  const sent = new Set([...Object.values(mailTopics), ...handed]);
  const { grownUps, username, consent, scopes } = own;
  const letters = grownUps === 0 ? [] : parentMailTopics.filter((topic) => sent.has(topic));
  return { grownUps, username, consent, scopes: [...scopes], letters };
}
