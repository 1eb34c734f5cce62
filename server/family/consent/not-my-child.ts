import { children, mailAddresses } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { listControls } from '../controls/control-queries.ts';
import { removeSettings, toSetting } from '../controls/settings.ts';
import { deleteFormsOfParent } from '../forms/form-queries.ts';
import { deleteInvitationsBy } from '../grown-ups/invitation-queries.ts';
import { deleteMailsTo } from '../mails/mail-queries.ts';
import { endSignIns } from '../parents/session-queries.ts';
import { applyConsent, writeRecord } from './answers.ts';
import * as queries from './consent-queries.ts';
import { declinedOrRevoked, emptyAnswer } from './decisions.ts';
import { anonymizeLinksOfParent, markAllLinksUsed } from './link-queries.ts';
import { lockOpenLink } from './links.ts';
import { combineAnswers } from './policy.ts';

/**
 * The mail reached someone who isn't this child's parent. Their address is deleted at once, and so is the account, unless the
 * child has another parent. The address isn't blocked if its owner has given consent for another child here.
 */
export async function reportNotMyChild(context: Context, token: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const link = await lockOpenLink(context, tx, token, 'not_mine');
    const { child, parentId, email } = link;
    const settings = (await listControls(tx, { childId: child.id })).map(toSetting);
    const state = declinedOrRevoked(link);
    const others = link.answers.filter((answer) => answer.parentId !== parentId);
    const isOnlyParent = others.length === 0 && !link.hasOtherParent;
    const origin = { by: 'not_mine', knownAs: email } as const;
    writeRecord(context, tx, link, { ...emptyAnswer(link), state, origin });
    const alone = { status: state, method: null, scopes: [], because: 'wrong_address' } as const;
    applyConsent(context, tx, child, isOnlyParent ? alone : combineAnswers(others, link.notice.version));
    const isOwnChoice = child.consent === 'not_needed';
    removeSettings(context, tx, { childId: child.id, isOwnChoice, settings }, [parentId]);
    removeParent(tx, { childId: child.id, parentId }, now);
    if (!link.hasOtherYes) {
      tx.write(endSignIns, { parentId });
      mailAddresses.blockAddress(context, tx, { email, why: 'not_mine', now });
    }
  });
}

/** Removes a grown-up from a child, together with their answer. */
export function removeParent(
  tx: Transaction,
  ids: { readonly childId: string; readonly parentId: string },
  now: Date,
): void {
  tx.write(markAllLinksUsed, { ...ids, now });
  tx.write(anonymizeLinksOfParent, ids);
  tx.write(queries.anonymizeRecordsOfParent, ids);
  tx.write(deleteMailsTo, ids);
  tx.write(deleteFormsOfParent, ids);
  tx.write(deleteInvitationsBy, ids);
  tx.write(queries.deleteAnswer, ids);
  children.removeParent(tx, ids);
}
