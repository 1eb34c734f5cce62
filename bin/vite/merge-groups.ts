/** Modules that the same pages need. */
export interface SharedGroup {
  readonly users: Set<number>;
  readonly modules: string[];
  /** Of the code before it is made small, in characters. */
  size: number;
  readonly imports: Set<string>;
}

/**
 * What a file costs besides its bytes, in characters of code: about 1.8 kB of compressed script. Where a browser fetches six files
 * at a time from 400 ms away, one costs as long as 8 kB at 1 Mbit/s; on a fast line, or over HTTP/2, next to nothing.
 */
const COST_OF_A_FILE = 6500;

/** Merges groups, the most useful pair first, as long as the pages together load less: files counted as well as bytes. */
export function mergeGroups(groups: readonly SharedGroup[]): readonly SharedGroup[] {
  const left = [...groups];
  for (;;) {
    const best = bestPair(left);
    if (!best) return left;
    const [one, other] = best;
    left.splice(left.indexOf(other), 1);
    absorb(one, other);
    widen(one, left);
  }
}

function bestPair(groups: readonly SharedGroup[]): readonly [SharedGroup, SharedGroup] | undefined {
  const imported = new Map(groups.map((group) => [group, importedBy(group, groups)]));
  let best: readonly [SharedGroup, SharedGroup] | undefined;
  let most = 0;
  for (const [at, one] of groups.entries())
    for (const other of groups.slice(at + 1)) {
      const together = one.users.intersection(other.users).size;
      if (together * COST_OF_A_FILE <= most || isRoundabout(one, other, imported)) continue;
      const saved = together * COST_OF_A_FILE - added(one, other, imported) - added(other, one, imported);
      if (saved > most) {
        most = saved;
        best = [one, other];
      }
    }
  return best;
}

/** How much more the other group's pages load when they get this group and its imports. */
function added(
  group: SharedGroup,
  other: SharedGroup,
  imported: ReadonlyMap<SharedGroup, ReadonlySet<SharedGroup>>,
): number {
  let sum = other.users.difference(group.users).size * group.size;
  for (const needed of imported.get(group) ?? [])
    if (needed !== other) sum += other.users.difference(needed.users).size * (needed.size + COST_OF_A_FILE);
  return sum;
}

/** One imports the other through a third, which would then import them and be imported: its code would run too early. */
function isRoundabout(
  one: SharedGroup,
  other: SharedGroup,
  imported: ReadonlyMap<SharedGroup, ReadonlySet<SharedGroup>>,
): boolean {
  const reaches = (from: SharedGroup, to: SharedGroup) =>
    [...(imported.get(from) ?? [])].some((third) => third !== to && imported.get(third)?.has(to));
  return reaches(one, other) || reaches(other, one);
}

function importedBy(group: SharedGroup, groups: readonly SharedGroup[], found = new Set<SharedGroup>()) {
  for (const other of groups) {
    if (other === group || found.has(other) || !other.modules.some((id) => group.imports.has(id))) continue;
    found.add(other);
    importedBy(other, groups, found);
  }
  return found;
}

function absorb(one: SharedGroup, other: SharedGroup): void {
  for (const user of other.users) one.users.add(user);
  for (const id of other.imports) one.imports.add(id);
  one.modules.push(...other.modules);
  one.size += other.size;
}

/** What a group imports is loaded by all of its pages. */
function widen(group: SharedGroup, groups: readonly SharedGroup[]): void {
  for (const needed of importedBy(group, groups)) for (const user of group.users) needed.users.add(user);
}
