import { blockAddress, hashAddress } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { forgetMailsTo } from '../mails/mail-queries.ts';
import { putInForce, record } from './answers.ts';
import { dropAnswer, forgetGuardian, forgetLoneParent, unnameParent } from './consent-queries.ts';
import { blank, stateOfNo } from './decisions.ts';
import { spendAllLinks, unnameLinksOfParent } from './link-queries.ts';
import { takeLink } from './links.ts';
import { standOf } from './policy.ts';

/**
 * The address belongs to nobody who knows this child. It is let go of at once, and so is the account, unless another grown-up
 * stands for it. Somebody whose other child plays here keeps getting the mails about that one.
 */
export async function denyChild(context: Context, token: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const link = await takeLink(context, tx, token, 'not_mine');
    const { child, parentId, email } = link;
    const ids = { childId: child.id, parentId };
    const state = stateOfNo(link);
    const others = link.answers.filter((one) => one.parentId !== parentId);
    const isAlone = others.length === 0 && !link.hasOtherParent;
    const stand = isAlone ? { status: state, method: null, scopes: [] } : standOf(others, link.notice.version);
    const told = { by: 'not_mine', knownAs: email } as const;
    const blocked = link.hasOtherYes
      ? []
      : [blockAddress(tx, { addressHash: hashAddress(context, email), why: 'not_mine', now })];
    await tx.commit([
      record(context, tx, link, { ...blank(link), state, told }),
      putInForce(context, tx, child, stand),
      ...letGo(tx, ids, now),
      ...blocked,
    ]);
  });
}

/** Takes a grown-up away from a child, together with what they have answered. */
export function letGo(
  tx: Transaction,
  ids: { readonly childId: string; readonly parentId: string },
  now: Date,
): Promise<unknown>[] {
  return [
    spendAllLinks(tx, { ...ids, now }),
    unnameLinksOfParent(tx, ids),
    unnameParent(tx, ids),
    forgetMailsTo(tx, ids),
    dropAnswer(tx, ids),
    forgetGuardian(tx, ids),
    forgetLoneParent(tx, ids),
  ];
}
