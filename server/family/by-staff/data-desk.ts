import type * as contract from '#contract/family.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { audit } from '../../safety/index.ts';
import { queueCopy } from '../copies/copies.ts';
import { endAccount, restoreAccount, withdraw } from '../erasure/deletion.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import { correct } from '../requests/corrections.ts';
import type { OnBehalf } from '../requests/requests.ts';
import * as queries from './data-desk-queries.ts';

const MAX_ODD = 50;

/** What an admin sees before they act for a parent. Audited. */
export async function readDataDesk(context: Context, admin: StaffActor, childId: string): Promise<contract.DataDesk> {
  return context.db.transaction(async (tx) => {
    const [child, parents, requests] = await Promise.all([
      queries.findChildOfDesk(tx, { childId }),
      queries.listOpenParents(tx, { childId }),
      queries.listRequests(tx, { childId }),
    ]);
    if (!child) throw new Problem('not_found');
    const at = context.clock.now();
    audit(context, tx, { actor: admin.accountId, act: 'data.read', subject: childId, about: childId, at });
    const eraseAt = child.eraseAt?.toISOString() ?? null;
    return { ...child, eraseAt, parents, requests: requests.map(presentRequest) };
  });
}

type Order = Body<typeof contract.startDataRequest>;

/**
 * What a parent could do alone, started by an admin for a parent who can't. It works as if the parent had asked, can be undone
 * in the same way, and the parent gets a mail at once. A copy goes only to that mailbox.
 */
export async function startDataRequest(
  context: Context,
  admin: StaffActor,
  childId: string,
  order: Order,
): Promise<undefined> {
  const { kind, identifiedBy, howKnown } = order;
  const onBehalf = { staffId: admin.accountId, identifiedBy, howKnown };
  await context.db.transaction(async (tx) => {
    await perform(context, tx, { childId, order, onBehalf });
    const at = context.clock.now();
    const detail = { identifiedBy };
    audit(context, tx, { actor: admin.accountId, act: `data.${kind}`, subject: childId, about: childId, detail, at });
  });
}

interface Task {
  readonly childId: string;
  readonly order: Order;
  readonly onBehalf: OnBehalf;
}

async function perform(context: Context, tx: Transaction, { childId, order, onBehalf }: Task): Promise<void> {
  const ids = { childId, parentId: order.parentId };
  switch (order.kind) {
    case 'copy':
      await Promise.all([queueCopy(context, tx, ids, onBehalf), loadOwnChild(tx, ids, childId)]);
      return;
    case 'correct': {
      const { isCorrected } = await correct(context, tx, ids, { form: order.corrections ?? {}, onBehalf });
      if (!isCorrected) throw fieldProblem('corrections', 'Please write what to correct. Nothing here is new.');
      return;
    }
    case 'delete':
      await endAccount(context, tx, ids, onBehalf);
      return;
    case 'withdraw':
      await withdraw(context, tx, ids, onBehalf);
      return;
    case 'keep':
      await restoreAccount(context, tx, ids, onBehalf);
      return;
  }
}

/** Corrections that look like a typo, or like a child using a parent's phone. Audited. */
export async function listOddRequests(
  context: Context,
  admin: StaffActor,
): Promise<Returns<typeof contract.listOddRequests>> {
  return context.db.transaction(async (tx) => {
    const rows = await queries.listOdd(tx, { limit: MAX_ODD });
    const detail = { found: rows.length };
    const at = context.clock.now();
    if (rows.length > 0)
      audit(context, tx, { actor: admin.accountId, act: 'data.odd_read', subject: 'people', detail, at });
    return {
      requests: rows.map(({ childId, username, ...row }) => ({ ...presentRequest(row), childId, username })),
    };
  });
}

export async function settleOddRequest(context: Context, admin: StaffActor, id: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const settled = await queries.settle(tx, { id, now });
    if (!settled) throw new Problem('already_decided');
    const subject = settled.childId ?? 'people';
    audit(context, tx, { actor: admin.accountId, act: 'data.odd_settle', subject, about: settled.childId, at: now });
  });
}

function presentRequest({ at, changes, ...row }: queries.RequestRow): contract.DataDesk['requests'][number] {
  return {
    ...row,
    at: at.toISOString(),
    changes: Object.entries(changes ?? {}).map(([field, change]) => ({ field, ...change })),
  };
}
