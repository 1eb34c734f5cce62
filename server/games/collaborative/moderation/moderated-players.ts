import { ageGroupAt } from '#contract/rules/age.ts';
import type { ChildActor } from '../../../platform/actor.ts';
import type { Queryable, Row } from '../../../platform/db/statement.ts';
import { renameChild } from '../../../profiles/index.ts';
import type { ContextLine, Reviewable } from '../../../safety/index.ts';
import { findPlayerUnguarded, playsWith } from './player-queries.ts';

export type ReportedPlayer = Row<typeof findPlayerUnguarded>;

/**
 * A player, as the others in the game know them: by their name, for there is nothing in a game that a child could type. Staff
 * replace the name, or do what else a decision allows.
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
  isVisibleTo: isAtSameTable,
  approve: () => undefined,
  remove: (context, tx, { authorId }) => {
    if (authorId !== null) renameChild(context, tx, authorId);
  },
};

/** Who plays with them now, or has played a game with them to its end. */
export async function isAtSameTable(db: Queryable, { accountId: readerId }: ChildActor, id: string): Promise<boolean> {
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

/** Which game it was, and who else was there. */
export function gameLine({ gameType, title, players, joinedAt }: ReportedPlayer): ContextLine {
  const name = title.replaceAll('_', ' ');
  return { who: games[gameType], text: `${name}: ${players.join(', ')}`, at: joinedAt };
}
