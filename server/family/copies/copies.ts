import type * as contract from '#contract/family.ts';
import type { Actor, ChildActor, ParentActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { Download } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken, newId } from '../../platform/tokens.ts';
import { copyRequested } from '../events.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import { type OnBehalf, recordRequest } from '../requests/requests.ts';
import * as queries from './copy-queries.ts';
import { MAX_COPIES_PER_DAY } from './policy.ts';
import { readParts } from './storage.ts';

/** Who may read a copy, and whose data it is. With `parentId` null it is the young person's own copy. */
interface Reader {
  readonly childId: string;
  readonly parentId: string | null;
}

export async function requestCopy(context: Context, actor: ParentActor, id: string): Promise<contract.CopyStatus> {
  const reader = { childId: id, parentId: actor.parentId };
  return context.db.transaction(async (tx) => {
    const [status] = await Promise.all([queueCopy(context, tx, reader), loadOwnChild(tx, actor, id)]);
    return status;
  });
}

export async function readCopy(context: Context, actor: ParentActor, id: string): Promise<contract.CopyStatus> {
  const reader = { childId: id, parentId: actor.parentId };
  return context.db.withConnection(async (connection) => {
    const [status] = await Promise.all([readStatus(context, connection, reader), loadOwnChild(connection, actor, id)]);
    return status;
  });
}

export async function saveCopy(context: Context, actor: ParentActor, id: string): Promise<Download> {
  const reader = { childId: id, parentId: actor.parentId };
  const copy = await context.db.withConnection(async (connection) => {
    const [found] = await Promise.all([
      queries.claimCopyOfReader(connection, { ...reader, now: context.clock.now() }),
      loadOwnChild(connection, actor, id),
    ]);
    return found;
  });
  return download(context, copy);
}

export async function requestOwnCopy(context: Context, actor: ChildActor): Promise<contract.CopyStatus> {
  const reader = ownReader(actor);
  return startCopy(context, reader);
}

export async function readOwnCopy(context: Context, actor: ChildActor): Promise<contract.CopyStatus> {
  return readStatus(context, context.db, ownReader(actor));
}

export async function saveOwnCopy(context: Context, actor: ChildActor): Promise<Download> {
  const now = context.clock.now();
  return download(context, await queries.claimCopyOfReader(context.db, { ...ownReader(actor), now }));
}

/** Changes nothing, because mail scanners open links too. */
export async function openCopyLink(context: Context, actor: Actor | undefined, token: string) {
  rejectActor(actor);
  const copy = await queries.findCopyByToken(context.db, byLink(context, token));
  if (!copy) throw new Problem('gone', { message: COPY_GONE });
  const { username, expiresAt, bytes } = copy;
  return { username, until: expiresAt.toISOString(), bytes };
}

export async function saveCopyByLink(context: Context, actor: Actor | undefined, token: string): Promise<Download> {
  rejectActor(actor);
  return download(context, await queries.claimCopyByToken(context.db, byLink(context, token)));
}

/** Asking again while a copy is being made changes nothing. */
export function startCopy(context: Context, reader: Reader): Promise<contract.CopyStatus> {
  return context.db.transaction((tx) => queueCopy(context, tx, reader));
}

export async function queueCopy(
  context: Context,
  tx: Transaction,
  reader: Reader,
  onBehalf?: OnBehalf,
): Promise<contract.CopyStatus> {
  const now = context.clock.now();
  tx.lock(queries.lockCopies, { childId: reader.childId });
  const { asked, waitingSince } = await queries.countCopiesSince(tx, { ...reader, since: later(now, -DAY) });
  if (waitingSince && onBehalf) throw new Problem('asked_lately', { message: BEING_MADE });
  if (waitingSince) return waiting(waitingSince);
  if (asked >= MAX_COPIES_PER_DAY) throw new Problem('asked_lately', { message: ENOUGH_FOR_TODAY });
  const requestId = recordRequest(context, tx, { ...reader, kind: 'copy', state: 'open', onBehalf });
  tx.write(queries.insertCopy, { id: newId(), requestId, ...reader, now });
  context.events.emit(tx, copyRequested, reader.childId, {});
  return waiting(now);
}

const BEING_MADE = 'A copy for this grown-up is being made already.';
const ENOUGH_FOR_TODAY = 'Three copies a day are enough. Please ask again tomorrow.';

function waiting(since: Date): contract.CopyStatus {
  return { state: 'waiting', askedAt: since.toISOString(), until: null, bytes: null };
}

async function readStatus({ clock }: Context, db: Queryable, reader: Reader): Promise<contract.CopyStatus> {
  const copy = await queries.findNewestCopy(db, reader);
  if (!copy) return { state: 'none', askedAt: null, until: null, bytes: null };
  const { askedAt, expiresAt, bytes } = copy;
  const isExpired = expiresAt !== null && expiresAt <= clock.now();
  return {
    state: isExpired ? 'expired' : copy.state,
    askedAt: askedAt.toISOString(),
    until: expiresAt?.toISOString() ?? null,
    bytes,
  };
}

function rejectActor(actor: Actor | undefined): void {
  if (actor) throw new Problem('not_for_you', { message: SIGN_OUT_FIRST });
}

function byLink({ clock }: Context, token: string) {
  return { tokenHash: hashToken(token), now: clock.now() };
}

const COPY_GONE = 'This copy is no longer here. You can ask for a new one on your pages.';
const SIGN_OUT_FIRST =
  'A child, or someone of our staff, is signed in here. Please open the link on your own device, or sign them out first.';

function download(context: Context, copy: queries.SavableCopy | undefined): Download {
  if (!copy) throw new Problem('gone', { message: COPY_GONE });
  const { id, username, bytes, readyAt } = copy;
  const filename = `lilypad-${username.replaceAll('_', '-')}-${readyAt.toISOString().slice(0, 10)}.zip`;
  return { stream: readParts(context, id, bytes), type: 'application/zip', filename, bytes };
}

/** From 13 on. Younger children ask a parent, because the copy contains their real name and their parent's address. */
function ownReader({ accountId, isUnder13 }: ChildActor): Reader {
  if (isUnder13) throw new Problem('not_for_you', { message: 'Ask your grown-up. They can take a copy home for you.' });
  return { childId: accountId, parentId: null };
}
