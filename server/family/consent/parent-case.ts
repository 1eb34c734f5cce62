import { children } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import { findChild, listAnswers, lockChild } from './consent-queries.ts';
import type { ParentCase } from './links.ts';

/**
 * The case of a signed-in parent and their child, who stays locked until the transaction ends. Undefined for a young person who
 * never needed consent.
 */
export async function findParentCase(
  tx: Transaction,
  { childId, parentId }: { readonly childId: string; readonly parentId: string },
): Promise<ParentCase | undefined> {
  tx.lock(lockChild, { childId });
  const [child, answers, parents, notice] = await Promise.all([
    findChild(tx, { childId }),
    listAnswers(tx, { childId }),
    children.listParents(tx, childId),
    findNotice(tx, {}),
  ]);
  const parent = parents.find(({ id }) => id === parentId);
  return child && parent && notice && { child, answers, notice, parentId, email: parent.email };
}
