import { ageGroupAt } from '#contract/rules/age.ts';
import type { StaffMessageTemplate } from '#contract/safety.ts';
import { names, storedProfile } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { type FrozenCopy, type Reviewable, sendStaffMessage } from '../safety/index.ts';

/**
 * Names are moderated like everything else that others read. Removing one replaces both username and display name: the same
 * words would often stay in the other. The child reads the new username, since they log in with it. Who sees a name is added
 * by the module that knows who may meet.
 */
export const moderatedNames: readonly Reviewable[] = (['name', 'username'] as const).map((kind) => ({
  kind,
  notifiesAuthor: true,
  freeze: (db, id, now) => freeze(db, id, now, kind),
  around: async (db, id) => {
    const names = await storedProfile.findNames(db, id);
    return names ? [{ who: names.username, text: names.bio, at: null }].filter(({ text }) => text !== '') : [];
  },
  approve: () => undefined,
  remove: (context, tx, { id }) => renameChild(context, tx, id),
}));

/** What a profile says now. Who sees it is added by the module that knows who may meet. */
export const moderatedBio: Reviewable = {
  kind: 'bio',
  notifiesAuthor: true,
  freeze: (db, id, now) => freeze(db, id, now, 'bio'),
  around: async (db, id) => {
    const names = await storedProfile.findNames(db, id);
    return names ? [{ who: names.username, text: names.displayName, at: null }] : [];
  },
  approve: () => undefined,
  remove: (context, tx, { id }) => removeBio(context, tx, id),
};

/**
 * A new display name, bio or name of a Pip that waits for review. Each value has an id of its own: when the child has written something else
 * since, approving the old value publishes nothing.
 */
export const waitingWords: readonly Reviewable[] = (
  [
    ['new_name', 'name'],
    ['new_bio', 'bio'],
    ['new_pip_name', 'pip_name'],
  ] as const
).map(([kind, template]) => ({
  kind,
  notifiesAuthor: true,
  freeze: async () => undefined,
  around: async (db, id) => {
    const child = await storedProfile.findProfileAround(db, id);
    const lines = child ? [child.displayName, child.bio].filter((text) => text !== '') : [];
    return lines.map((text) => ({ who: child?.username ?? '', text, at: null }));
  },
  approve: (context, tx, { id, authorId }) => {
    storedProfile.publishWaiting(tx, { id, now: context.clock.now() });
    notifyAuthor(context, tx, authorId, `${template}_approved`);
  },
  remove: (context, tx, { id, authorId }) => {
    storedProfile.deleteWaiting(tx, id);
    notifyAuthor(context, tx, authorId, `${template}_refused`);
  },
}));

function notifyAuthor(context: Context, tx: Transaction, accountId: string | null, template: StaffMessageTemplate) {
  if (accountId !== null) sendStaffMessage(context, tx, { accountId, template });
}

async function freeze(
  db: Queryable,
  id: string,
  now: Date,
  kind: 'name' | 'username' | 'bio',
): Promise<FrozenCopy | undefined> {
  const names = await storedProfile.findNames(db, id);
  if (!names) return undefined;
  const { username, displayName, bio, birthDate } = names;
  return {
    title: '',
    text: { name: displayName, username, bio }[kind],
    authorId: id,
    authorName: username,
    ageGroup: ageGroupAt(now, birthDate),
    at: now,
  };
}

/** Gives a neutral username, and sends it to the child. */
export function renameChild(context: Context, tx: Transaction, id: string): void {
  const username = names.neutralUsername();
  storedProfile.replaceUsername(tx, { id, username, now: context.clock.now() });
  sendStaffMessage(context, tx, { accountId: id, template: 'new_name', about: username });
}

/** Empties the bio alone, and tells the child. A new one that waits for review keeps waiting. */
export function removeBio(context: Context, tx: Transaction, id: string): void {
  storedProfile.emptyBio(tx, { id, now: context.clock.now() });
  sendStaffMessage(context, tx, { accountId: id, template: 'bio_removed' });
}
