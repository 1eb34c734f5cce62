import { listLinksAbout } from '../../server/safety/audit/queries.ts';
import type { World } from '../world.ts';

/** What stands at the end of the audit chain, newest first. */
export function listNewestLinks({ context }: World, most: number) {
  return listLinksAbout(context.db, { actor: null, nouns: [], isAnything: true, before: null, most });
}
