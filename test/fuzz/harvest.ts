import { pick, type Random } from '#contract/rules/random.ts';

const MAX_PER_NAME = 60;

/** Values of earlier responses by field name: existing ids, cursors and tokens make deeper requests. */
export class SeenValues {
  readonly #byName = new Map<string, unknown[]>();

  gather(value: unknown): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 30)) this.gather(item);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        if (typeof inner === 'string' || typeof inner === 'number') this.#keep(name, inner);
        this.gather(inner);
      }
  }

  /** A value of a field with this name, else any id. */
  find(random: Random, name: string): unknown {
    const known = this.#byName.get(name) ?? this.#byName.get(/id$/i.test(name) ? 'id' : '');
    return known ? pick(random, known) : undefined;
  }

  #keep(name: string, value: unknown): void {
    const known = this.#byName.get(name) ?? [];
    if (known.includes(value)) return;
    known.push(value);
    if (known.length > MAX_PER_NAME) known.shift();
    this.#byName.set(name, known);
  }
}
