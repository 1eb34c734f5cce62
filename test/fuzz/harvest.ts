import type { Chance } from './chance.ts';

const MAX_OF_A_NAME = 60;

/** What answers have told so far, by the name of the field: ids, cursors and tokens that exist make deeper requests. */
export class Harvest {
  readonly #byName = new Map<string, unknown[]>();

  gather(value: unknown): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 30)) this.gather(item);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        if (typeof inner === 'string' || typeof inner === 'number') this.#keep(name, inner);
        this.gather(inner);
      }
  }

  /** Something that was called like this, else an id of anything. */
  find(chance: Chance, name: string): unknown {
    const known = this.#byName.get(name) ?? this.#byName.get(/id$/i.test(name) ? 'id' : '');
    return known ? chance.pick(known) : undefined;
  }

  #keep(name: string, value: unknown): void {
    const known = this.#byName.get(name) ?? [];
    if (known.includes(value)) return;
    known.push(value);
    if (known.length > MAX_OF_A_NAME) known.shift();
    this.#byName.set(name, known);
  }
}
