import type * as contract from '#contract/collaborative-games.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { type NewCase, openCase, shownWords, toUrgency } from '../../safety/index.ts';
import { addPlayer, answerWithGame } from './join.ts';
import { checkMayPlayWith } from './meeting.ts';
import { listNextPlayerFacts } from './meeting-queries.ts';
import { findHostName } from './moderation/words-queries.ts';
import { newInviteCode } from './policy.ts';
import * as queries from './session-queries.ts';
import { afterShown, type NamedGame, nameGame } from './titles.ts';

type Created = Returns<typeof contract.createCollaborativeGame>;
type Form = Body<typeof contract.createCollaborativeGame>;

export async function createCollaborativeGame(context: Context, actor: ChildActor, form: Form): Promise<Created> {
  const alone = nameGame(actor, form);
  recordActivity(context, actor);
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockPlayer, { accountId: actor.accountId });
    const [own, host, shown] = await Promise.all([
      queries.listOpenSessionsByAccount(tx, { accountIds: [actor.accountId] }),
      findHostName(tx, { id: actor.accountId }),
      shownWords.readAll(tx, actor.accountId, now),
    ]);
    if (own.length > 0) throw new Problem('in_game');
    const named = afterShown(alone, shown);
    const id = open(context, tx, actor, { ...form, ...named });
    if (named.verdict && named.wordsStatus === 'held')
      openCase(tx, toCase(id, named, named.verdict, { ...actor, name: host?.username ?? '' }, now));
    return answerWithGame(tx, actor, id, now);
  });
}

/**
 * The first player who wants to play again opens the next game, and the others join it. It doesn't keep the host's typed words,
 * because another child may be the host now.
 */
export async function repeatCollaborativeGame(context: Context, actor: ChildActor, id: string): Promise<Created> {
  const { accountId } = actor;
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockPlayer, { accountId });
    tx.lock(queries.lockSession, { id });
    tx.lock(queries.lockNextSession, { id });
    const now = context.clock.now();
    const [before, next, own, facts] = await Promise.all([
      queries.findPlayedSession(tx, { id, accountId }),
      queries.findNextSession(tx, { id }),
      queries.listOpenSessionsByAccount(tx, { accountIds: [accountId] }),
      listNextPlayerFacts(tx, { readerId: accountId, sessionId: id, now }),
    ]);
    if (!before) throw new Problem('not_found');
    if (next?.playerIds.includes(accountId)) return answerWithGame(tx, actor, next.id, now);
    if (own.length > 0) throw new Problem('in_game');
    if (next?.status === 'waiting' && next.playerIds.length < next.maxPlayers) {
      checkMayPlayWith(actor, facts, now);
      addPlayer(context, tx, next, actor);
      return answerWithGame(tx, actor, next.id, now);
    }
    const plain = { words: null, description: '', wordsStatus: 'shown' as const };
    const nextId = open(context, tx, actor, { ...before, ...plain });
    tx.write(queries.setNext, { id, nextId });
    tx.write(queries.touchSession, { id, now });
    return answerWithGame(tx, actor, nextId, now);
  });
}

interface NewSession extends Pick<NamedGame, 'title' | 'words' | 'description' | 'wordsStatus'> {
  readonly gameType: queries.Session['gameType'];
  readonly maxPlayers: number;
  readonly isPrivate: boolean;
}

/** Queues a session with its host as the first player. */
function open(context: Context, tx: Transaction, actor: ChildActor, given: NewSession): string {
  const { gameType, title, words, description, wordsStatus, maxPlayers, isPrivate } = given;
  const [id, hostId] = [newId(), actor.accountId];
  tx.write(queries.insertSession, {
    ...{ id, hostId, gameType, title, words, description, wordsStatus, maxPlayers, isPrivate },
    inviteCode: isPrivate ? newInviteCode() : null,
    now: context.clock.now(),
  });
  addPlayer(context, tx, { ...emptySession, id, hostId, gameType, title, maxPlayers, isPrivate }, actor);
  return id;
}

const emptySession = { status: 'waiting', roundId: null, nextId: null, playerIds: [] } as const;

function toCase(
  subject: string,
  { words, description }: NamedGame,
  verdict: shownWords.SplitVerdict,
  { accountId, ageGroup, name }: ChildActor & { readonly name: string },
  at: Date,
): NewCase {
  return {
    kind: 'game_words',
    subject,
    ...toUrgency(verdict),
    copy: {
      title: words ?? '',
      text: [...verdict.completedPieces, description].join('\n'),
      authorId: accountId,
      authorName: name,
      ageGroup,
      at,
    },
    at,
  };
}
