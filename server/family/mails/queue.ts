import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import type { MailKind } from '../columns.ts';
import { parentMailQueued } from '../events.ts';
import { familyMails } from './family-mails.ts';
import { queueMail, queueMails, queueMailsToOtherConsenting } from './mail-queries.ts';

/** Queues a mail to each parent of a child. */
export function queueMailToParents({ clock }: Context, tx: Transaction, childId: string, kind: MailKind): void {
  for (const delay of familyMails[kind].delays)
    tx.write(queueMails, { childId, kind, dueAt: later(clock.now(), delay) });
}

/** Queues a mail to one parent. */
export function queueMailTo(
  { clock }: Context,
  tx: Transaction,
  ids: { readonly childId: string; readonly parentId: string },
  kind: MailKind,
  delays = familyMails[kind].delays,
): void {
  for (const delay of delays) tx.write(queueMail, { id: newId(), ...ids, kind, dueAt: later(clock.now(), delay) });
}

/** Queues a mail to the other parents who have consented. */
export function mailOtherParents(
  context: Context,
  tx: Transaction,
  ids: { readonly childId: string; readonly parentId: string },
  kind: MailKind,
): void {
  tx.write(queueMailsToOtherConsenting, { ...ids, kind, dueAt: context.clock.now() });
  context.events.emit(tx, parentMailQueued, ids.childId, {});
}
