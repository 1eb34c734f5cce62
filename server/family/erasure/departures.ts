import { departures } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { markLinksUsed } from '../consent/link-queries.ts';
import { lockOpenLink } from '../consent/links.ts';
import { mailOtherParents } from '../mails/queue.ts';

/** A parent restores the account that their child has deleted. */
export async function restoreAccountByLink(context: Context, token: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const { child, parentId } = await lockOpenLink(context, tx, token, 'stay');
    if (!(await departures.cancelErasure(context, tx, child.id, { parentId }))) throw new Problem('gone');
    tx.write(markLinksUsed, { purpose: 'stay', childId: child.id, parentId, now });
    mailOtherParents(context, tx, { childId: child.id, parentId }, 'other_kept');
  });
}
