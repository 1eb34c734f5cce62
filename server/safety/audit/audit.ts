import { createHash, randomBytes } from 'node:crypto';
import type { AuditAct } from '#contract/safety/audit.ts';
import { HOUR, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { addLink, findLastLook, lockChain } from './queries.ts';

/** Only ids and numbers. What a person wrote stays in its own table, where it can be erased. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;

export interface Act {
  /** Account id of a member of staff, or null for a job. Never a child's, because links outlive every account. */
  readonly actor: string | null;
  readonly act: AuditAct;
  /** Id of what was read or decided. */
  readonly subject: string;
  /** The child concerned, where the subject is not that account itself: the details are erased with that child. */
  readonly about?: string | null;
  readonly detail?: AuditDetail;
  readonly at: Date;
}

const SALT_BYTES = 16;

/**
 * Adds a link to the audit chain in the transaction of the audited action: both happen, or neither. Call it last, because
 * everyone else who wants to add a link waits until the commit. The database computes the digest, because only it knows the
 * previous link, but from a signature that it does not store: nobody can recompute it with the database alone.
 */
export function audit(
  { keys }: Pick<Context, 'keys'>,
  tx: Transaction,
  { actor, act, subject, about = null, detail = {}, at }: Act,
): void {
  const details = JSON.stringify(detail);
  const salt = randomBytes(SALT_BYTES);
  const link = { at, actor, act, content: hashContent(salt, subject, details) };
  const signed = keys.get('audit').sign(signedBytes(link));
  tx.write(lockChain, {});
  tx.write(addLink, { ...link, ...signed, salt, subject, about, detail: details });
}

type Look = Act & { readonly actor: string };

/**
 * For a list or a case that an open page loads again by itself: one entry an hour for each member of staff who has it open. With
 * an entry for each load, nobody would find the others.
 */
export async function auditLook(context: Pick<Context, 'keys'>, tx: Transaction, look: Look): Promise<void> {
  if (await isFirstLook(tx, look)) audit(context, tx, look);
}

/** Whether this member of staff has not looked at the same within the last hour. */
export async function isFirstLook(
  db: Queryable,
  look: Pick<Look, 'actor' | 'act' | 'subject' | 'at'>,
): Promise<boolean> {
  const last = await findLastLook(db, look);
  return last === undefined || last.at <= later(look.at, -HOUR);
}

/** The hash of the details that a link holds: once the salt is gone, nobody can guess them from it. */
export function hashContent(salt: Buffer, subject: string, detail: string): Buffer {
  return createHash('sha256')
    .update(salt)
    .update(JSON.stringify([subject, detail]))
    .digest();
}

type Signed = Pick<Act, 'at' | 'actor'> & { readonly act: string; readonly content: Buffer };

/** The content that is signed. Its salt makes it different for each link. */
export function signedBytes({ at, actor, act, content }: Signed): Buffer {
  return Buffer.concat([Buffer.from(`${at.getTime()} ${actor ?? '-'} ${act} `), content]);
}
