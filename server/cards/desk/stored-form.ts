import { randomBytes } from 'node:crypto';
import type { MadeRiddle, Making, StoredRiddle } from '../generator/made-riddle.ts';

/** A made riddle as it is stored. Its id has letters and digits, as the ids of the files have them. */
export function storedForm({ made, ...texts }: MadeRiddle): { id: string; body: StoredRiddle; made: Making } {
  const id = Array.from(randomBytes(8), (byte) => (byte % 36).toString(36)).join('');
  return { id, body: { ...texts, accepts: [...texts.accepts], id, kind: 'riddle', reviewed: true }, made };
}

/** The questions among them that a language model drafted. */
export function listDrafted(made: readonly { readonly drafted: string | null }[]): string[] {
  return made.flatMap(({ drafted }) => drafted ?? []);
}
