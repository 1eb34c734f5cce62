import type { OwnPond } from '#contract/rewards/pond.ts';
import { presentAvatar } from '#contract/rules/avatars.ts';
import { periods } from '#contract/rules/retention.ts';
import { grownLiving, growsNext, landmarkNext, listLandmarks } from '#contract/rules/rewards/pond.ts';
import { findSeason } from '#contract/rules/rewards/seasons.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { DAY, later, localDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { hasConsent, personFrom } from '../../safety/index.ts';
import { countPondDeeds } from './growth.ts';
import { listWaves } from './pond-queries.ts';

const WAVES_KEPT = periods.waves.days * DAY;
const MAX_WAVES = 4;

/** Every child has a pond, even without consent or on a break. Waves need buddies. */
export async function readPond(context: Context, actor: ChildActor): Promise<OwnPond> {
  const now = context.clock.now();
  const [deeds, waves] = await context.db.withConnection((connection) =>
    Promise.all([countPondDeeds(connection, actor.accountId), wavesFor(connection, actor, now)]),
  );
  const living = grownLiving(deeds);
  return {
    season: findSeason(localDay(actor.timeZone, now), actor.timeZone),
    living,
    landmarks: listLandmarks(living),
    next: growsNext(deeds),
    nextLandmark: landmarkNext(living),
    waves,
  };
}

async function wavesFor(db: Queryable, actor: ChildActor, now: Date): Promise<OwnPond['waves']> {
  const person = personFrom(actor);
  if (person.state !== 'active' || !hasConsent(person, 'buddies')) return [];
  const since = later(now, -WAVES_KEPT);
  const waves = await listWaves(db, { readerId: actor.accountId, now, since, most: MAX_WAVES });
  return waves.map(({ id, visitorId, displayName, words, at, ...look }) => ({
    id,
    from: { id: visitorId, displayName, avatar: presentAvatar(look) },
    words,
    at: at.toISOString(),
  }));
}
