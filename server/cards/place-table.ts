/** Where the items with these ids stand, for looking up many of them at once. */
export interface PlaceTable {
  readonly count: number;
  readonly seed: number;
  /** Of each slot the hash, then the place: -1 where it is free. Side by side, because memory is what takes the time. */
  readonly slots: Int32Array;
}

const COMMA = 44;
const FNV_PRIME = 0x01000193;

/** With the first seed that tells all ids apart. */
export function placeTable(ids: readonly string[]): PlaceTable {
  // At most half is full, so that what is sought is mostly found at the first try.
  const size = 2 ** Math.ceil(Math.log2(2 * ids.length + 2));
  for (let seed = 1; ; seed += 1) {
    const table = { count: ids.length, seed, slots: new Int32Array(2 * size).fill(-1) };
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
      const place = table.slots[slotOf(table, hash) + 1] ?? -1;
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
  if (table.slots[slot + 1] !== -1) return false;
  table.slots.set([hash, place], slot);
  return true;
}

/** Where the slot begins that holds a hash, else the free one where it belongs. */
function slotOf({ slots }: PlaceTable, hash: number): number {
  const mask = slots.length - 2;
  let slot = (2 * (hash ^ (hash >>> 15))) & mask;
  while (slots[slot + 1] !== -1 && slots[slot] !== hash) slot = (slot + 2) & mask;
  return slot;
}

function stir(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, FNV_PRIME);
}
