import type * as contract from '#contract/safety/screening.ts';
import { MAX_FILTER_WORDS } from '#contract/safety/screening.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { audit } from './audit/audit.ts';
import { findStaffName } from './casework/case-log.ts';
import { fold } from './filter/text/fold.ts';
import { ownWords } from './filter/words/own-words.ts';
import { countWords, deleteWord, listWords, saveWord } from './filter-word-queries.ts';
import { getPeople } from './moderation/cases.ts';

const CHANGED = 'filter-words';

/** Loads the list at start, and again on every node when it changes or when messages may have been missed. Empties it at the end. */
export async function openFilterWords(context: Context): Promise<void> {
  let isClosed = false;
  const load = async (): Promise<void> => {
    const words = await listWords(context.db, {});
    if (!isClosed) ownWords.replace(words);
  };
  const loadLater = (): void =>
    void uncounted(load).catch((err: unknown) =>
      context.log.error({ err }, 'the words of this instance could not be loaded'),
    );
  context.bus.subscribe(CHANGED, loadLater);
  context.bus.onReconnect(loadLater);
  context.onClose(async () => {
    isClosed = true;
    ownWords.replace([]);
  });
  await load();
}

export async function listFilterWords(context: Context): Promise<Returns<typeof contract.listFilterWords>> {
  const [words, staff] = await context.db.withConnection((connection) =>
    Promise.all([listWords(connection, {}), getPeople(context).listStaff(connection)]),
  );
  return {
    words: words.map(({ addedBy, at, ...word }) => ({
      ...word,
      by: findStaffName(staff, addedBy),
      at: at.toISOString(),
    })),
  };
}

/**
 * Moderators may block words, because that only holds texts for review. Allowing a word needs an admin, because nobody reviews
 * what it lets through.
 */
export async function setFilterWord(
  context: Context,
  { accountId, role }: StaffActor,
  { change, word }: Body<typeof contract.setFilterWord>,
): Promise<undefined> {
  if (change === 'allow' && role !== 'admin') throw new Problem('not_for_you');
  const folded = fold(word).text.trim();
  if (!/\p{L}{2}/u.test(folded)) throw new Problem('invalid', { message: 'Please write a word of at least 2 letters' });
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    if ((await countWords(tx, {})).count >= MAX_FILTER_WORDS)
      throw new Problem('invalid', { message: 'The list is full. Remove a word from it first.' });
    const id = newId();
    tx.write(saveWord, { id, word: folded, change, addedBy: accountId, at });
    applyAtCommit(context, tx);
    audit(context, tx, { actor: accountId, act: `word.${change}`, subject: id, detail: { word: folded }, at });
  });
}

export async function removeFilterWord(context: Context, { accountId }: StaffActor, id: string): Promise<undefined> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const removed = await deleteWord(tx, { id });
    if (!removed) throw new Problem('not_found');
    applyAtCommit(context, tx);
    audit(context, tx, { actor: accountId, act: 'word.remove', subject: id, detail: { word: removed.word }, at });
  });
}

/** This node has the list before it answers; the others hear of it. */
function applyAtCommit({ bus }: Context, tx: Transaction): void {
  const words = tx.readAtCommit(() => listWords(tx, {}));
  tx.afterCommit(() => {
    ownWords.replace(words.result);
    bus.publish(CHANGED, {});
  });
}
