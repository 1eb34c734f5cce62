import { randomBytes } from 'node:crypto';
import type { MadeRiddle, RiddleOrigin, StoredRiddle } from '../generator/made-riddle.ts';

/** A generated riddle as it is stored. Its id has letters and digits like the ids in the content files. */
export function storedForm({ made, ...texts }: MadeRiddle): { id: string; body: StoredRiddle; made: RiddleOrigin } {
  const id = Array.from(randomBytes(8), (byte) => (byte % 36).toString(36)).join('');
  return { id, body: { ...texts, accepts: [...texts.accepts], id, kind: 'riddle', reviewed: true }, made };
}

export function listDrafted(made: readonly { readonly drafted: string | null }[]): string[] {
  return made.flatMap(({ drafted }) => drafted ?? []);
}
