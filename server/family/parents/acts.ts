import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import { type ActDetail, insertAct, insertActForChildren } from './act-queries.ts';

export interface ParentAct {
  readonly parentId: string;
  readonly childId: string;
  /** `noun.verb`, as in `friendship.end`. */
  readonly act: string;
  /** Another child who is involved. */
  readonly aboutId?: string;
  readonly detail?: ActDetail;
}

/** Records what parents change and read, in the same transaction. */
export function recordParentAct(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { aboutId, detail = {}, ...act }: ParentAct,
): void {
  tx.write(insertAct, { id: newId(), ...act, aboutId: aboutId ?? null, detail, now: clock.now() });
}

/** The same for a parent's own data, such as their address: recorded for each of their children. */
export function recordOwnAct(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  own: { readonly parentId: string; readonly act: string },
): void {
  tx.write(insertActForChildren, { ...own, now: clock.now() });
}
