import { readFileSync } from 'node:fs';

/** The names of one of the lists beside this file, by heading: `[heading]` or `Heading: `. */
export function readNames(file: string): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  let heading = '';
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, bracketed, before, rest = line] = /^(?:\[(.+)\]|(?:([A-Z][\w-]+): )?(.+))$/.exec(line) ?? [];
    heading = bracketed ?? before ?? heading;
    const names = bracketed === undefined ? rest.split(' ') : [];
    lists.set(heading, [...(lists.get(heading) ?? []), ...names]);
  }
  return lists;
}

export function readAllNames(file: string): string[] {
  return [...readNames(file).values()].flat();
}
