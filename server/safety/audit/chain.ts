import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { hashContent, signedBytes } from './audit.ts';
import { findHead, type LinkRow, listLinks } from './queries.ts';

export interface Head {
  readonly number: number;
  /** In hexadecimal. Empty before the first link. */
  readonly digest: string;
}

export type ChainVerdict =
  | { readonly isWhole: true; readonly head: Head }
  | { readonly isWhole: false; readonly brokenAt: number; readonly because: Break };

export type Break = 'missing' | 'changed' | 'details_changed' | 'details_missing' | 'not_as_noted' | 'key_missing';

const beginning: Head = { number: 0, digest: '' };

/** The act that lists the links whose details were erased with a child. */
export const DETAILS_ERASED = 'details.erase';

export async function readHead(db: Queryable): Promise<Head> {
  const head = await findHead(db, {});
  return head ? { number: head.number, digest: head.digest.toString('hex') } : beginning;
}

/**
 * Checks the whole chain and names the first link that was changed. Someone with the database but without the key can't write a
 * valid link, but can still cut off the newest ones: only a copy of the head elsewhere shows that.
 */
export async function verifyChain(
  { db, keys }: Pick<Context, 'keys'> & { readonly db: Queryable },
  noted: Head = beginning,
): Promise<ChainVerdict> {
  const { auditStart } = keys;
  const undetailed = new Set<number>();
  let head = beginning;
  for (;;) {
    const links = await listLinks(db, { after: head.number });
    if (links.length === 0) break;
    for (const link of links) {
      const because = findBreak(link, head, keys);
      if (because) return { isWhole: false, brokenAt: because === 'missing' ? head.number + 1 : link.number, because };
      head = { number: link.number, digest: link.digest.toString('hex') };
      if (isOther(head, noted)) return { isWhole: false, brokenAt: head.number, because: 'not_as_noted' };
      if (isOther(head, auditStart)) return { isWhole: false, brokenAt: head.number, because: 'changed' };
      if (link.salt === null && link.number > auditStart.number) undetailed.add(link.number);
      for (const number of erasedBy(link)) undetailed.delete(number);
    }
  }
  if (head.number < Math.max(noted.number, auditStart.number))
    return { isWhole: false, brokenAt: head.number + 1, because: 'missing' };
  const [stripped] = undetailed;
  return stripped === undefined
    ? { isWhole: true, head }
    : { isWhole: false, brokenAt: stripped, because: 'details_missing' };
}

/** Whether a known head differs from the chain at the same position. */
function isOther(head: Head, known: Head): boolean {
  return head.number === known.number && head.digest !== known.digest;
}

function findBreak(link: LinkRow, before: Head, keys: Context['keys']): Break | undefined {
  if (link.number !== before.number + 1) return 'missing';
  if (link.previous.toString('hex') !== before.digest) return 'changed';
  const flaw = link.keyId === null ? plainFlaw(link, keys) : keyedFlaw(link, link.keyId, keys);
  if (flaw) return flaw;
  const { salt, subject, detail, content } = link;
  if (salt === null || subject === null || detail === null) return undefined;
  return hashContent(salt, subject, detail).equals(content) ? undefined : 'details_changed';
}

/** A link without a key is only valid from before there were keys. The database function audit_digest made it. */
function plainFlaw(link: LinkRow, { auditStart }: Context['keys']): Break | undefined {
  const { previous, number, digest } = link;
  const expected = sha256(previous, Buffer.from(`${number} `), signedBytes(link));
  return number <= auditStart.number && digest.equals(expected) ? undefined : 'changed';
}

/** The link that the key ring begins after protects the links whose keys are lost. */
function keyedFlaw(link: LinkRow, keyId: number, keys: Context['keys']): Break | undefined {
  const { previous, number, digest } = link;
  const signature = keys.get('audit').signWith(keyId, signedBytes(link));
  if (!signature) return number <= keys.auditStart.number ? undefined : 'key_missing';
  return digest.equals(sha256(signature, previous, Buffer.from(String(number)))) ? undefined : 'changed';
}

function sha256(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function erasedBy({ act, detail }: LinkRow): readonly number[] {
  if (act !== DETAILS_ERASED || detail === null) return [];
  const { numbers } = JSON.parse(detail) as { numbers: string };
  return numbers.split(',').map(Number);
}

/** The head as it is copied elsewhere: number and digest. */
export function formatHead({ head }: Extract<ChainVerdict, { isWhole: true }>): string {
  return `${head.number}:${head.digest}`;
}
