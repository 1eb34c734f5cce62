import type * as contract from '#contract/admin.ts';
import type { Body, Query, Returns } from '#contract/shared/endpoint.ts';
import { answerMessage, listContactMessages } from '../help/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { audit } from '../safety/index.ts';

/** Contact messages to the operator. Audited, as they are personal. */
export function listMessages(
  { db, clock, keys }: Context,
  admin: StaffActor,
  query: Query<typeof contract.listMessages>,
): Promise<Returns<typeof contract.listMessages>> {
  return db.transaction(async (tx) => {
    const page = await listContactMessages(tx, query);
    const detail = { state: query.state, messages: page.messages.length };
    const act = { actor: admin.accountId, act: 'messages.read', subject: 'contact', detail, at: clock.now() } as const;
    audit({ keys }, tx, act);
    return page;
  });
}

export async function closeMessage(
  { db, clock, keys }: Context,
  admin: StaffActor,
  { id, note }: { readonly id: string } & Body<typeof contract.closeMessage>,
): Promise<undefined> {
  const at = clock.now();
  const by = admin.accountId;
  await db.transaction(async (tx) => {
    const closed = await answerMessage(tx, { id, by, note, now: at });
    if (!closed) throw new Problem('not_found');
    audit({ keys }, tx, { actor: by, act: 'message.close', subject: id, about: closed.accountId, at });
  });
}
