/** What grows in a child's pond: flowers from reading, lanterns from riddles, fish from kindness, dragonflies from rest days. */
export const pondKinds = ['flowers', 'lanterns', 'fish', 'dragonflies'] as const;
export type PondKind = (typeof pondKinds)[number];
/** How many of each live in a pond. */
export type Living = Readonly<Record<PondKind, number>>;

/** What stands at the pond once so many things live in it. */
export const landmarks = { reeds: 2, bridge: 6, mushroom: 12, willow: 20, boat: 30 } as const;
export type Landmark = keyof typeof landmarks;
export const landmarkNames = Object.keys(landmarks) as readonly Landmark[];

/** Cards are read more often than the other things are done. */
const pace: Readonly<Record<PondKind, number>> = { flowers: 2, lanterns: 1, fish: 1, dragonflies: 1 };

/** How many things there are after so many deeds: the first comes soon, each next one takes one pace more. */
export function grownAfter(kind: PondKind, deeds: number): number {
  return Math.floor((Math.sqrt(1 + (8 * deeds) / pace[kind]) - 1) / 2);
}

/** How many deeds bring so many things. */
export function deedsFor(kind: PondKind, things: number): number {
  return (pace[kind] * things * (things + 1)) / 2;
}

export function grownLiving(deeds: Living): Living {
  const grown = (kind: PondKind) => grownAfter(kind, deeds[kind]);
  return {
    flowers: grown('flowers'),
    lanterns: grown('lanterns'),
    fish: grown('fish'),
    dragonflies: grown('dragonflies'),
  };
}

export function countThings(living: Living): number {
  return pondKinds.reduce((sum, kind) => sum + living[kind], 0);
}

export function listLandmarks(living: Living): Landmark[] {
  return landmarkNames.filter((name) => landmarks[name] <= countThings(living));
}

export interface Growth<Name> {
  readonly what: Name;
  readonly done: number;
  readonly needed: number;
}

/** What comes soonest. Dragonflies are left out: they come by themselves, and nobody should wait for a rest day. */
export function growsNext(deeds: Living): Growth<Exclude<PondKind, 'dragonflies'>> {
  const all = (['flowers', 'lanterns', 'fish'] as const).map((what) => {
    const things = grownAfter(what, deeds[what]);
    const before = deedsFor(what, things);
    return { what, done: deeds[what] - before, needed: deedsFor(what, things + 1) - before };
  });
  return all.reduce((soonest, one) => (one.needed - one.done < soonest.needed - soonest.done ? one : soonest));
}

/** Null once they all stand there. */
export function landmarkNext(living: Living): Growth<Landmark> | null {
  const done = countThings(living);
  const what = landmarkNames.find((name) => landmarks[name] > done);
  return what === undefined ? null : { what, done, needed: landmarks[what] };
}

/**
 * What a visitor can leave. Waves are sent by name, so that each child reads them in their own language. Never remove a name:
 * stored waves use it.
 */
export const pondWaves = ['hello', 'pretty', 'flowers', 'lanterns', 'fish', 'frog', 'nice_day'] as const;
export type PondWave = (typeof pondWaves)[number];
