import { recordActivity } from '../../accounts/index.ts';
import { type Reader, toReader } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Row } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import * as queries from './hiding-queries.ts';

/**
 * The author of a post hides a comment on it, without giving a reason (docs/product-decisions.md, P56). Any other comment answers not
 * found. Its writer keeps the points, and still finds it in the export. Staff see it in the queue as before.
 */
export function hideComment(context: Context, actor: ChildActor, id: string): Promise<undefined> {
  return change(context, actor, (tx, reader) => queries.hide(tx, { ...reader, id, at: reader.now }));
}

export function showComment(context: Context, actor: ChildActor, id: string): Promise<undefined> {
  return change(context, actor, (tx, reader) => queries.show(tx, { ...reader, id }));
}

type Changed = Row<typeof queries.hide> | undefined;

async function change(
  context: Context,
  actor: ChildActor,
  write: (tx: Transaction, reader: Reader) => Promise<Changed>,
): Promise<undefined> {
  recordActivity(context, actor);
  await context.db.transaction(async (tx) => {
    const changed = await write(tx, toReader(actor, context.clock.now()));
    if (!changed) throw new Problem('not_found');
    const { authorId, changes } = changed;
    if (changes > 0) tx.afterCommit(() => context.realtime.notifyChanged(authorId, 'posts'));
  });
}
