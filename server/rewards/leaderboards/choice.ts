import type * as contract from '#contract/rewards/leaderboards.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { hasConsent } from '../../safety/index.ts';
import { deletePlayer, findPlayer, insertPlayer } from './choice-queries.ts';
import { deleteEntries } from './week-queries.ts';

type Choice = Returns<typeof contract.readLeaderboardChoice>;

export async function readLeaderboardChoice({ db }: Context, actor: ChildActor): Promise<Choice> {
  const player = await findPlayer(db, { accountId: actor.accountId });
  return { isOn: player !== undefined, mayJoin: mayJoin(actor) };
}

/** Leaving is always possible, and removes the child from past weeks too. */
export async function chooseLeaderboards(
  { db, clock, realtime }: Context,
  actor: ChildActor,
  { isOn }: Body<typeof contract.chooseLeaderboards>,
): Promise<Choice> {
  const { accountId, ageGroup } = actor;
  if (isOn) checkMayJoin(actor);
  await db.transaction(async (tx) => {
    if (isOn) tx.write(insertPlayer, { accountId, ageGroup, now: clock.now() });
    else {
      tx.write(deleteEntries, { accountId });
      tx.write(deletePlayer, { accountId });
    }
    tx.afterCommit(() => realtime.notifyChanged(accountId, 'rewards'));
  });
  return { isOn, mayJoin: mayJoin(actor) };
}

function checkMayJoin(actor: ChildActor): void {
  if (actor.suspendedUntil) throw new Problem('paused');
  if (!hasConsent({ consent: actor.consent })) throw new Problem('consent_required');
  if (!mayJoin(actor)) throw new Problem('scope_off');
}

/** Under 13 a parent must have allowed it as well. */
function mayJoin(actor: ChildActor): boolean {
  return hasConsent(actor, 'leaderboards');
}
