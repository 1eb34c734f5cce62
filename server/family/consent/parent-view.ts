import type * as contract from '#contract/family.ts';
import { factsSeen, type ParentFact } from '#contract/rules/family/parent-sees.ts';
import { parentMailTopics } from '#contract/rules/parent-mail-topics.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { familyMails } from '../mails/family-mails.ts';
import { countLastDays } from '../reports/week.ts';
import { findParentView } from './consent-queries.ts';

declare module '../../platform/module.ts' {
  interface Module {
    /** Facts that a child's parents have switched on to see. */
    readonly parentSees?: (
      db: Queryable,
      child: { readonly childId: string; readonly now: Date },
    ) => Promise<readonly ParentFact[]>;
  }
}

/**
 * What a child's parents know, see and get mails about. The topics come from the mails themselves, and the facts from the table
 * that tests compare with the parents' endpoints, so neither can go out of date.
 */
export async function readParentView(
  context: Context,
  actor: ChildActor,
): Promise<Returns<typeof contract.readParentView>> {
  const { accountId: childId } = actor;
  const [own, on] = await context.db.withConnection((connection) =>
    Promise.all([findParentView(connection, { childId }), switchedOn(context, connection, childId)]),
  );
  if (!own) throw new Problem('sign_in_required');
  const moduleMails = context.modules.flatMap(({ parentMails = [] }) => parentMails);
  const topics = new Set([...Object.values(familyMails), ...moduleMails].map(({ topic }) => topic));
  const { grownUps, username, consent, scopes } = own;
  const sees = factsSeen({ ...own, switchedOn: on });
  const week = sees.includes('week') ? await countWeek(context, childId, own) : null;
  const mailTopics = grownUps === 0 ? [] : parentMailTopics.filter((topic) => topics.has(topic));
  return { grownUps, username, consent, scopes: [...scopes], mailTopics, sees: [...sees], week };
}

function countWeek(
  context: Context,
  id: string,
  own: { readonly timeZone: string; readonly dailyLimit: number | null },
) {
  return context.db.withConnection((connection) => countLastDays(context, connection, { id, ...own }));
}

async function switchedOn({ modules, clock }: Context, db: Queryable, childId: string): Promise<readonly ParentFact[]> {
  const child = { childId, now: clock.now() };
  return (await Promise.all(modules.map(({ parentSees }) => parentSees?.(db, child) ?? []))).flat();
}
