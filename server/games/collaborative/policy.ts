import { randomInt } from 'node:crypto';
import { INVITE_LENGTH, INVITE_LETTERS, MIN_PLAYERS } from '#contract/rules/collaborative-games.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import type { Session } from './session-queries.ts';

/** Why a child cannot join, or undefined. The gate decides separately who may meet. */
export function joinRefusal({
  status,
  playerIds,
  maxPlayers,
}: Pick<Session, 'status' | 'playerIds' | 'maxPlayers'>): ProblemCode | undefined {
  if (status === 'in_progress') return 'game_started';
  if (status !== 'waiting') return 'gone';
  return playerIds.length >= maxPlayers ? 'game_full' : undefined;
}

export function startRefusal(
  { status, hostId, playerIds }: Pick<Session, 'status' | 'hostId' | 'playerIds'>,
  actorId: string,
): ProblemCode | undefined {
  if (status === 'in_progress') return 'game_started';
  if (status !== 'waiting') return 'gone';
  if (hostId !== actorId) return 'host_only';
  return playerIds.length < MIN_PLAYERS ? 'too_few_players' : undefined;
}

/** What happens to a game when a player leaves. */
export interface AfterLeaving {
  /** The new host, if the host has left. */
  readonly hostId: string | null;
  /** Nobody is left to play with. */
  readonly isOver: boolean;
}

/** The player who has been there longest becomes host. A waiting room stays open with one player, a running game doesn't. */
export function afterLeaving(
  { status, hostId, playerIds }: Pick<Session, 'status' | 'hostId' | 'playerIds'>,
  leaverId: string,
): AfterLeaving {
  const staying = playerIds.filter((id) => id !== leaverId);
  const needed = status === 'waiting' ? 1 : MIN_PLAYERS;
  return {
    hostId: hostId !== null && staying.includes(hostId) ? hostId : (staying[0] ?? hostId),
    isOver: staying.length < needed,
  };
}

/** There are 30^8 codes: with 30 tries in five minutes nobody guesses one. */
export function newInviteCode(): string {
  return Array.from({ length: INVITE_LENGTH }, () => INVITE_LETTERS[randomInt(INVITE_LETTERS.length)]).join('');
}
