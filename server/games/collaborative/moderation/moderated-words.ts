import { ageGroupAt } from '#contract/rules/age.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { Reviewable } from '../../../safety/index.ts';
import { showLater } from '../announce.ts';
import { listSessionsFor } from '../room-queries.ts';
import { decideWords, findWordsUnguarded } from './words-queries.ts';

/** The title and description that a host has typed. */
export const moderatedGameWords: Reviewable = {
  kind: 'game_words',
  freeze: async (db, id, now) => {
    const found = await findWordsUnguarded(db, { id });
    if (!found) return undefined;
    const { words, description: text, authorId, authorName, birthDate, createdAt: at } = found;
    return { title: words ?? '', text, authorId, authorName, ageGroup: ageGroupAt(now, birthDate), at };
  },
  isVisibleTo: async (db, { accountId }, id, now) => {
    const [row] = await listSessionsFor(db, { readerIds: [accountId], ids: [id], now });
    return row !== undefined && row.words !== null && row.hostId !== accountId;
  },
  approve: (context, tx, { id }) => decide(context, tx, id, 'shown'),
  remove: (context, tx, { id }) => decide(context, tx, id, 'removed'),
};

function decide(context: Context, tx: Transaction, id: string, status: 'shown' | 'removed'): void {
  tx.write(decideWords, { id, status });
  tx.afterCommit(() => showLater(context, id));
}
