import { ageGroupAt } from '#contract/rules/age.ts';
import type { StaffMessageTemplate } from '#contract/safety.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { type FrozenCopy, type Reviewable, sendStaffMessage } from '../safety/index.ts';
import { findNames, replaceUsername } from './people-queries.ts';
import { neutralUsername } from './usernames.ts';
import { dropWaiting, findAround, publishWaiting } from './waiting-queries.ts';

/**
 * What a child is called is judged like everything else that others read. Taking it away gives a neutral name for both: a
 * display name alone would often leave the same words in the username. The child is told, as it is what they log in with. Who
 * sees a name is for the room to say that knows who may meet whom.
 */
export const moderatedNames: readonly Reviewable[] = (['name', 'username'] as const).map((kind) => ({
  kind,
  notifiesAuthor: true,
  freeze: (db, id, now) => freeze(db, id, now, kind),
  around: async (db, id) => {
    const names = await findNames(db, { id });
    return names ? [{ who: names.username, text: names.bio, at: null }].filter(({ text }) => text !== '') : [];
  },
  approve: () => undefined,
  remove: (context, tx, { id }) => renameChild(context, tx, id),
}));

/**
 * A new display name or bio that waits for its first look. What was judged is a value with an id of its own: where the child
 * has written something else since, approving it lets nothing out.
 */
export const waitingWords: readonly Reviewable[] = (
  [
    ['new_name', 'name'],
    ['new_bio', 'bio'],
  ] as const
).map(([kind, what]) => ({
  kind,
  notifiesAuthor: true,
  freeze: async () => undefined,
  around: async (db, id) => {
    const now = await findAround(db, { id });
    const lines = now ? [now.displayName, now.bio].filter((text) => text !== '') : [];
    return lines.map((text) => ({ who: now?.username ?? '', text, at: null }));
  },
  approve: (context, tx, { id, authorId }) => {
    tx.write(publishWaiting, { id });
    notifyAuthor(context, tx, authorId, `${what}_approved`);
  },
  remove: (context, tx, { id, authorId }) => {
    tx.write(dropWaiting, { id });
    notifyAuthor(context, tx, authorId, `${what}_refused`);
  },
}));

function notifyAuthor(context: Context, tx: Transaction, accountId: string | null, template: StaffMessageTemplate) {
  if (accountId !== null) sendStaffMessage(context, tx, { accountId, template });
}

async function freeze(
  db: Queryable,
  id: string,
  now: Date,
  kind: 'name' | 'username',
): Promise<FrozenCopy | undefined> {
  const names = await findNames(db, { id });
  if (!names) return undefined;
  const { username, displayName, birthDate } = names;
  return {
    title: '',
    text: kind === 'name' ? displayName : username,
    authorId: id,
    authorName: username,
    ageGroup: ageGroupAt(now, birthDate),
    at: now,
  };
}

/** Gives a neutral username, and tells the child. */
export function renameChild(context: Context, tx: Transaction, id: string): void {
  const username = neutralUsername();
  tx.write(replaceUsername, { id, username, now: context.clock.now() });
  sendStaffMessage(context, tx, { accountId: id, template: 'new_name', about: username });
}
