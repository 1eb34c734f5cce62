import type * as contract from '#contract/family.ts';
import { factsSeen } from '#contract/rules/family/parent-sees.ts';
import { parentMailTopics } from '#contract/rules/parent-mail-topics.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { familyMails } from '../mails/family-mails.ts';
import { countLastDays } from '../reports/week.ts';
import { findParentView } from './consent-queries.ts';

/**
 * What a child's parents know, see and get mails about. The topics come from the mails themselves, and what is seen from the table
 * that the parents' calls are compared with, so neither is ever out of date.
 */
export async function readParentView(
  context: Context,
  actor: ChildActor,
): Promise<Returns<typeof contract.readParentView>> {
  const own = await findParentView(context.db, { childId: actor.accountId });
  if (!own) throw new Problem('sign_in_required');
  const moduleMails = context.modules.flatMap(({ parentMails = [] }) => parentMails);
  const topics = new Set([...Object.values(familyMails), ...moduleMails].map(({ topic }) => topic));
  const { grownUps, username, consent, scopes } = own;
  const sees = factsSeen(own);
  const week = sees.includes('week') ? await weekOf(context, actor.accountId, own) : null;
  const mailTopics = grownUps === 0 ? [] : parentMailTopics.filter((topic) => topics.has(topic));
  return { grownUps, username, consent, scopes: [...scopes], mailTopics, sees: [...sees], week };
}

function weekOf(context: Context, id: string, own: { readonly timeZone: string; readonly dailyLimit: number | null }) {
  return context.db.withConnection((db) => countLastDays(context, db, { id, ...own }));
}
