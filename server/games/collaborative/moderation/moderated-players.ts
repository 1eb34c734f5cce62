import { ageGroupAt } from '#contract/rules/age.ts';
import type { ChildActor } from '../../../platform/actor.ts';
import type { Queryable, Row } from '../../../platform/db/statement.ts';
import { renameChild } from '../../../profiles/index.ts';
import type { ContextLine, Reviewable } from '../../../safety/index.ts';
import { findPlayerUnguarded, playsWith } from './player-queries.ts';

export type ReportedPlayer = Row<typeof findPlayerUnguarded>;

/**
 * A player in a game. Children can't type anything during a game, so a report is about the name. Staff can replace it, or use
 * any other action.
 */
export const moderatedPlayers: Reviewable = {
  kind: 'game_player',
  notifiesAuthor: true,
  freeze: async (db, id, now) => {
    const player = await findPlayerUnguarded(db, { id });
    if (!player) return undefined;
    return { title: '', text: player.displayName, ...toAuthor(player, now), at: player.joinedAt };
  },
  around: async (db, id) => {
    const player = await findPlayerUnguarded(db, { id });
    return player ? [gameLine(player)] : [];
  },
  isVisibleTo: isFellowPlayer,
  approve: () => undefined,
  remove: (context, tx, { authorId }) => {
    if (authorId !== null) renameChild(context, tx, authorId);
  },
};

/** Who is in a game with them now, or has finished one with them. */
export async function isFellowPlayer(db: Queryable, { accountId: readerId }: ChildActor, id: string): Promise<boolean> {
  const found = await playsWith(db, { id, readerId });
  return found !== undefined && (!found.hasLeft || found.status === 'completed');
}

export function toAuthor({ authorId, authorName, birthDate }: ReportedPlayer, now: Date) {
  return { authorId, authorName, ageGroup: ageGroupAt(now, birthDate) };
}

const games = {
  memory_match: 'Memory Match',
  word_puzzle: 'Word Puzzle',
  trivia_challenge: 'Trivia Challenge',
  creative_challenge: 'Creative Challenge',
} as const;

/** Which game it was, and who else played. */
export function gameLine({ gameType, title, players, joinedAt }: ReportedPlayer): ContextLine {
  const name = title.replaceAll('_', ' ');
  return { who: games[gameType], text: `${name}: ${players.join(', ')}`, at: joinedAt };
}
