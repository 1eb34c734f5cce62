import { timingSafeEqual } from 'node:crypto';
import type * as contract from '#contract/family.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Client } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { idFromHex, toHex } from '../../platform/tokens.ts';
import { listSubscriptions, optOut, undoOptOut } from './opt-out-queries.ts';

interface Reader {
  readonly parentId: string;
  /** Null: all children of the parent whose reports come in one mail. */
  readonly childId: string | null;
}

const LABEL = 'weekly report';
const ID_BYTES = 16;
const PROOF_BYTES = 16;

/**
 * The signed token in a report's links. Nothing is stored, so a link in an old mail works as long as the parent has this child
 * here. It can only stop or start the report.
 */
export function reportToken({ keys }: Pick<Context, 'keys'>, reader: Reader): string {
  const ids = listIds(reader);
  const proof = keys
    .get('addresses')
    .hash(LABEL, ...ids)
    .subarray(0, PROOF_BYTES);
  return Buffer.concat([Buffer.from(toHex(ids), 'hex'), proof]).toString('base64url');
}

function readToken({ keys }: Pick<Context, 'keys'>, token: string): Reader | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const reader = readReader(bytes.subarray(0, -PROOF_BYTES));
  if (!reader) return undefined;
  const proof = bytes.subarray(-PROOF_BYTES);
  const proofs = keys.get('addresses').hashes(LABEL, ...listIds(reader));
  return proofs.some((one) => timingSafeEqual(one.subarray(0, PROOF_BYTES), proof)) ? reader : undefined;
}

function listIds({ childId, parentId }: Reader): readonly string[] {
  return childId === null ? [parentId] : [childId, parentId];
}

function readReader(bytes: Buffer): Reader | undefined {
  if (bytes.length === ID_BYTES) return { childId: null, parentId: toId(bytes) };
  if (bytes.length !== 2 * ID_BYTES) return undefined;
  return { childId: toId(bytes.subarray(0, ID_BYTES)), parentId: toId(bytes.subarray(ID_BYTES)) };
}

function toId(bytes: Buffer): string {
  return idFromHex(bytes.toString('hex'));
}

/** Opening the link changes nothing. */
export async function openReportLink(
  context: Context,
  token: string,
): Promise<Returns<typeof contract.openReportLink>> {
  const reader = readToken(context, token);
  const children = reader ? await listSubscriptions(context.db, reader) : [];
  if (children.length === 0) return { about: null };
  const wanted = children.filter(({ isWanted }) => isWanted);
  const about = wanted.length > 0 ? wanted : children;
  return { about: { usernames: about.map(({ username }) => username), isWanted: wanted.length > 0 } };
}

/** Stops the report for one parent of a child, or of all that a mail was about; or starts it again. */
export async function chooseReportByLink(
  context: Context,
  { token, isWanted }: Body<typeof contract.chooseReportByLink>,
): Promise<undefined> {
  const reader = readToken(context, token);
  if (!reader) throw new Problem('not_found', { message: WRONG_LINK });
  if (isWanted) await undoOptOut(context.db, reader);
  else await optOut(context.db, { ...reader, now: context.clock.now() });
}

export async function unsubscribeReport(context: Context, token: string): Promise<undefined> {
  await chooseReportByLink(context, { token, isWanted: false });
}

export function showUnsubscribe(client: Client, token: string): undefined {
  client.redirect(`/unsubscribe#${encodeURIComponent(token)}`);
}

const WRONG_LINK = "This link doesn't look right. Please open it from the e-mail again.";
