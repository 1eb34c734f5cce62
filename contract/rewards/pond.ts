import * as z from 'zod/mini';
import { landmarkNames, pondWaves } from '../rules/rewards/pond.ts';
import { seasons } from '../rules/rewards/seasons.ts';
import { avatar } from '../shared/avatar.ts';
import { endpoint } from '../shared/endpoint.ts';
import { id, idParams, instant } from '../shared/ids.ts';

const pondWave = z.enum(pondWaves, 'Please choose one of the waves');

const pond = {
  /** The season where the reader lives, so that a visitor doesn't learn in which hemisphere a buddy lives. */
  season: z.enum(seasons),
  living: z.object({ flowers: z.number(), lanterns: z.number(), fish: z.number(), dragonflies: z.number() }),
  landmarks: z.array(z.enum(landmarkNames)),
};

const buddy = z.object({
  id,
  displayName: z.string(),
  avatar,
});

const growth = { done: z.number(), needed: z.number() };

export const ownPond = z.object({
  ...pond,
  next: z.object({ what: z.enum(['flowers', 'lanterns', 'fish']), ...growth }),
  /** Counts things of every kind. Null once all landmarks are there. */
  nextLandmark: z.nullable(z.object({ what: z.enum(landmarkNames), ...growth })),
  /** From buddies, newest first. */
  waves: z.array(z.object({ id, from: buddy, words: pondWave, at: instant })),
});
export type OwnPond = z.output<typeof ownPond>;

export const readPond = endpoint({
  route: 'GET /api/pond',
  summary: 'Returns what has grown in the own pond, what grows next, and the waves of buddies',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: ownPond,
});

const ownWave = z.nullable(pondWave);

const visitedPond = z.object({
  ...pond,
  owner: buddy,
  /** The wave that the visitor left here today. */
  ownWave,
});
export type VisitedPond = z.output<typeof visitedPond>;

const byBuddies = { allows: 'child', scope: 'buddies', params: idParams } as const;

export const visitPond = endpoint({
  ...byBuddies,
  route: 'GET /api/users/:id/pond',
  summary: "Returns a buddy's pond",
  rateLimit: { limit: 120, seconds: 60 },
  returns: visitedPond,
});

export const waveAtPond = endpoint({
  ...byBuddies,
  route: 'POST /api/users/:id/pond/wave',
  summary: "Leaves a ready-made wave at a buddy's pond. The first one of a day stays, and is answered",
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({ words: pondWave }),
  returns: z.object({ ownWave }),
});
