import { comeBack } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { spendLinks } from '../consent/link-queries.ts';
import { takeLink } from '../consent/links.ts';
import { queueLeaving } from '../mails/mail-queries.ts';

/** A parent keeps the account that their child has ended. */
export async function keepChild(context: Context, token: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const { child, parentId } = await takeLink(context, tx, token, 'stay');
    if (!(await comeBack(context, tx, child.id))) throw new Problem('gone');
    tx.write(spendLinks, { purpose: 'stay', childId: child.id, parentId, now });
  });
}

export function notifyParents(tx: Transaction, childId: string | null, isWanted: boolean, dueAt: Date): void {
  if (childId && isWanted) tx.write(queueLeaving, { childId, dueAt });
}
