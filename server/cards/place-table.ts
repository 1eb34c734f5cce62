/** Where the items with these ids stand, for looking up many of them at once. */
export interface PlaceTable {
  readonly count: number;
  readonly seed: number;
  readonly hashes: Int32Array;
  /** -1 where the slot is free. */
  readonly places: Int32Array;
}

const COMMA = 44;
const FNV_PRIME = 0x01000193;

/** With the first seed that tells all ids apart. */
export function placeTable(ids: readonly string[]): PlaceTable {
  // At most a quarter is full, so that what is sought is mostly found at the first try.
  const slots = 2 ** Math.ceil(Math.log2(4 * ids.length + 4));
  for (let seed = 1; ; seed += 1) {
    const table = {
      count: ids.length,
      seed,
      hashes: new Int32Array(slots),
      places: new Int32Array(slots).fill(-1),
    };
    if (ids.every((id, place) => add(table, id, place))) return table;
  }
}

/**
 * 1 at the place of each id in a list that is joined by commas, 0 elsewhere. A child may have done thousands of cards, and
 * every deck asks for them: so ids are hashed letter by letter (FNV-1a, 32 bits) out of the one text that the database sends,
 * because making a string of each and asking a Map takes ten times as long. Unknown ids are passed over, but for the one in
 * a million that has the hash of a known one.
 */
export function markPlaces(table: PlaceTable, joined: string): Uint8Array {
  const marks = new Uint8Array(table.count);
  let hash = table.seed;
  for (let at = 0; at <= joined.length; at += 1) {
    const unit = at < joined.length ? joined.charCodeAt(at) : COMMA;
    if (unit !== COMMA) hash = stir(hash, unit);
    else {
      const place = table.places[slotOf(table, hash)] ?? -1;
      if (place >= 0) marks[place] = 1;
      hash = table.seed;
    }
  }
  return marks;
}

/** False where another id has the same hash. */
function add(table: PlaceTable, id: string, place: number): boolean {
  const hash = [...id].reduce((sum, letter) => stir(sum, letter.charCodeAt(0)), table.seed);
  const slot = slotOf(table, hash);
  if (table.places[slot] !== -1) return false;
  table.hashes[slot] = hash;
  table.places[slot] = place;
  return true;
}

/** The slot that holds a hash, else the free one where it belongs. */
function slotOf({ hashes, places }: PlaceTable, hash: number): number {
  const last = hashes.length - 1;
  let slot = (hash ^ (hash >>> 15)) & last;
  while (places[slot] !== -1 && hashes[slot] !== hash) slot = (slot + 1) & last;
  return slot;
}

function stir(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, FNV_PRIME);
}
