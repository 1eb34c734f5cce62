import * as contract from '#contract/friends.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { cursorAfter, decodePosition, toPage } from '../../platform/cursor.ts';
import { presentChild } from '../present.ts';
import { toReader } from '../visibility.ts';
import { listReceived, listSent, type RequestRow } from './list-queries.ts';
import { cachedReceivedRequests } from './request-cache.ts';

/** Only the first page is cached: every open tab polls it. */
export async function listFriendRequests(
  context: Context,
  actor: ChildActor,
  cursor: string | undefined,
): Promise<Returns<typeof contract.listFriendRequests>> {
  const load = () => listReceived(context.db, pageAt(context, actor, cursor));
  const rows = await (cursor === undefined ? cachedReceivedRequests(context, actor.accountId, load) : load());
  const { shown, cursor: next } = toPage(rows, contract.FRIENDS_PAGE_SIZE, cursorAfterRequest);
  const pending = shown.filter(({ status }) => status === 'pending').length;
  return { requests: shown.map(presentRequest), pending, cursor: next };
}

export async function listSentFriendRequests(
  context: Context,
  actor: ChildActor,
  cursor: string | undefined,
): Promise<Returns<typeof contract.listSentFriendRequests>> {
  const rows = await listSent(context.db, pageAt(context, actor, cursor));
  const { shown, cursor: next } = toPage(rows, contract.FRIENDS_PAGE_SIZE, cursorAfterRequest);
  return { requests: shown.map(presentRequest), cursor: next };
}

function pageAt({ clock }: Context, actor: ChildActor, cursor: string | undefined) {
  const { at: beforeAt, id: beforeId } = decodePosition(cursor);
  return { ...toReader(actor, clock.now()), beforeAt, beforeId, most: contract.FRIENDS_PAGE_SIZE + 1 };
}

function cursorAfterRequest({ sentAt: at, requestId: id }: RequestRow): string {
  return cursorAfter({ at, id });
}

function presentRequest({
  requestId: id,
  status,
  waitsForOwn,
  byCode,
  sentAt,
  ...child
}: RequestRow): contract.FriendRequest {
  return { id, user: presentChild(child), status, waitsForOwn, byCode, sentAt: sentAt.toISOString() };
}
