import { ageGroupOf, ageOn } from '#contract/rules/age.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import type { FrozenCopy, Reviewable } from '../platform/room.ts';
import { tellChild } from '../safety/index.ts';
import { findNames, replaceUsername } from './people-queries.ts';
import { neutralUsername } from './usernames.ts';

/**
 * What a child is called is judged like everything else that others read. Taking it away gives a neutral name for both: a
 * display name alone would often leave the same words in the username. The child is told, as it is what they log in with. Who
 * sees a name is for the room to say that knows who may meet whom.
 */
export const judgedNames: readonly Reviewable[] = (['name', 'username'] as const).map((kind) => ({
  kind,
  tellsAuthor: true,
  freeze: (db, id, now) => freeze(db, id, now, kind),
  around: async (db, id) => {
    const names = await findNames(db, { id });
    return names ? [{ who: names.username, text: names.bio, at: null }].filter(({ text }) => text !== '') : [];
  },
  approve: async () => undefined,
  remove: (context, tx, { id }) => renameChild(context, tx, id),
}));

async function freeze(
  db: Queryable,
  id: string,
  now: Date,
  kind: 'name' | 'username',
): Promise<FrozenCopy | undefined> {
  const names = await findNames(db, { id });
  if (!names) return undefined;
  const { username, displayName, birthDate, timeZone } = names;
  return {
    title: '',
    text: kind === 'name' ? displayName : username,
    authorId: id,
    authorName: username,
    ageGroup: ageGroupOf(ageOn(dayIn(timeZone, now), birthDate)),
    at: now,
  };
}

/** Gives a neutral username, and tells the child. */
export async function renameChild(context: Context, tx: Transaction, id: string): Promise<void> {
  const username = neutralUsername();
  await Promise.all([
    replaceUsername(tx, { id, username, now: context.clock.now() }),
    tellChild(context, tx, { accountId: id, template: 'new_name', about: username }),
  ]);
}
