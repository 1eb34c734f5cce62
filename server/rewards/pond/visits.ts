import type * as contract from '#contract/rewards/pond.ts';
import { presentAvatar } from '#contract/rules/avatars.ts';
import { grownLiving, listLandmarks } from '#contract/rules/rewards/pond.ts';
import { findSeason } from '#contract/rules/rewards/seasons.ts';
import type { Answer, Body } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import { loadPair } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { localDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { mayMeet, personFrom, toProblem } from '../../safety/index.ts';
import { waved } from '../events.ts';
import { countPondDeeds } from './growth.ts';
import { findOwner, findWave, insertWave, lockWave } from './pond-queries.ts';

export async function visitPond(context: Context, actor: ChildActor, ownerId: string): Promise<contract.VisitedPond> {
  const { accountId: visitorId, timeZone } = actor;
  const now = context.clock.now();
  const day = localDay(timeZone, now);
  const [facts, owner, deeds, wave] = await context.db.withConnection((connection) =>
    Promise.all([
      loadPair(connection, actor, ownerId, now),
      findOwner(connection, { readerId: visitorId, id: ownerId }),
      countPondDeeds(connection, ownerId),
      findWave(connection, { ownerId, visitorId, day }),
    ]),
  );
  checkVisit(actor, facts);
  if (!owner) throw new Problem('not_found');
  const { displayName, ...look } = owner;
  const living = grownLiving(deeds);
  return {
    owner: { id: ownerId, displayName, avatar: presentAvatar(look) },
    season: findSeason(day, timeZone),
    living,
    landmarks: listLandmarks(living),
    ownWave: wave?.words ?? null,
  };
}

/** Waves are ready-made phrases and need no review. One a day per buddy: a second one changes nothing. */
export async function waveAtPond(
  context: Context,
  actor: ChildActor,
  ownerId: string,
  { words }: Body<typeof contract.waveAtPond>,
): Promise<Answer<typeof contract.waveAtPond>> {
  const { accountId: visitorId } = actor;
  const at = context.clock.now();
  const day = localDay(actor.timeZone, at);
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    tx.lock(lockWave, { ownerId, visitorId });
    const [facts, wave] = await Promise.all([
      loadPair(tx, actor, ownerId, at),
      findWave(tx, { ownerId, visitorId, day }),
    ]);
    checkVisit(actor, facts);
    if (wave) return { ownWave: wave.words };

    const id = newId();
    tx.write(insertWave, { id, ownerId, visitorId, day, words, at });
    context.events.emit(tx, waved, visitorId, { waveId: id });
    tx.afterCommit(() => context.realtime.notifyChanged(ownerId, 'rewards'));
    return { ownWave: words };
  });
}

/** Children cannot visit their own pond. A pond they may not see is "not found". */
function checkVisit(actor: ChildActor, facts: Awaited<ReturnType<typeof loadPair>>): void {
  if (!facts) throw new Problem('not_found');
  const verdict = mayMeet(personFrom(actor), facts.other, facts.pair, 'visit');
  if (!verdict.open) throw toProblem(verdict);
}
