import { createHash } from 'node:crypto';
import type { Queryable } from '../platform/db/statement.ts';
import { contentOf } from './audit.ts';
import { type LinkRow, listLinks } from './audit-queries.ts';

export interface Head {
  readonly number: number;
  /** In hexadecimal digits; empty before the first link. */
  readonly digest: string;
}

export type ChainVerdict =
  | { readonly isWhole: true; readonly head: Head }
  | { readonly isWhole: false; readonly brokenAt: number; readonly because: Break };

export type Break = 'missing' | 'changed' | 'details_changed' | 'not_as_noted';

const beginning: Head = { number: 0, digest: '' };

/**
 * Walks the whole chain and names the first link that is not as it was written. Whoever can write the database could write
 * the end of the chain anew: only a head that was noted elsewhere proves that nothing was.
 */
export async function verifyChain(db: Queryable, noted: Head = beginning): Promise<ChainVerdict> {
  let head = beginning;
  for (;;) {
    const links = await listLinks(db, { after: head.number });
    if (links.length === 0) break;
    for (const link of links) {
      const because = flawOf(link, head);
      if (because) return { isWhole: false, brokenAt: because === 'missing' ? head.number + 1 : link.number, because };
      head = { number: link.number, digest: link.digest.toString('hex') };
      if (head.number === noted.number && head.digest !== noted.digest)
        return { isWhole: false, brokenAt: head.number, because: 'not_as_noted' };
    }
  }
  if (head.number < noted.number) return { isWhole: false, brokenAt: head.number + 1, because: 'missing' };
  return { isWhole: true, head };
}

function flawOf(link: LinkRow, before: Head): Break | undefined {
  if (link.number !== before.number + 1) return 'missing';
  if (link.previous.toString('hex') !== before.digest || !link.digest.equals(digestOf(link))) return 'changed';
  const { salt, subject, detail, content } = link;
  if (salt === null || subject === null || detail === null) return undefined; // erased with the child it was about
  return contentOf(salt, subject, detail).equals(content) ? undefined : 'details_changed';
}

/** The same as the function audit_digest of the database, in words of its own. */
function digestOf({ previous, number, at, actor, act, content }: LinkRow): Buffer {
  return createHash('sha256')
    .update(previous)
    .update(`${number} ${at.getTime()} ${actor ?? '-'} ${act} `)
    .update(content)
    .digest();
}
