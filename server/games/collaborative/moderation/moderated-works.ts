import { type CreativeWork, creativeStickers } from '#contract/games/creative-challenge.ts';
import type { CreativeState } from '#contract/rules/games/creative-challenge.ts';
import { isEmptyWork, tilesToText } from '#contract/rules/games/creative-work.ts';
import type { Context } from '../../../platform/context.ts';
import { uncounted } from '../../../platform/db/round-trips.ts';
import type { Queryable } from '../../../platform/db/statement.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { ContextLine, ModeratedItem, Reviewable } from '../../../safety/index.ts';
import { stateAt } from '../../rounds/rounds.ts';
import { showLater } from '../announce.ts';
import { multiplayerRules } from '../play/kinds.ts';
import { gameLine, isFellowPlayer, type ReportedPlayer, toAuthor } from './moderated-players.ts';
import { deleteWork, findPlayerUnguarded, findSessionIdOfPlayer } from './player-queries.ts';
import { drawWork } from './work-picture.ts';

/** A player's work in a creative challenge, once the others can see it. Staff see it the same way. */
export const moderatedWorks: Reviewable = {
  kind: 'game_work',
  freeze: async (db, id, now) => {
    const found = await findWork(db, id, now);
    if (!found) return undefined;
    const { player, work, state } = found;
    return {
      title: state.prompt,
      text: workText(work, state),
      ...toAuthor(player, now),
      at: player.joinedAt,
      picture: await drawWork(player.authorId, work),
    };
  },
  around: async (db, id) => {
    const player = await findPlayerUnguarded(db, { id });
    return player ? [gameLine(player), ...describeVotes(player)] : [];
  },
  isVisibleTo: async (db, reader, id, now) =>
    (await isFellowPlayer(db, reader, id)) && (await findWork(db, id, now)) !== undefined,
  approve: () => undefined,
  remove: removeWork,
};

interface FoundWork {
  readonly player: ReportedPlayer;
  readonly work: CreativeWork;
  readonly state: CreativeState;
}

async function findWork(db: Queryable, id: string, now: Date): Promise<FoundWork | undefined> {
  const player = await findPlayerUnguarded(db, { id });
  if (player?.gameType !== 'creative_challenge' || player.seat === null || player.state === null) return undefined;
  const state = stateAt(multiplayerRules, { kind: player.gameType, state: player.state }, now) as CreativeState;
  const work = state.works[player.seat];
  const isShown = state.phase === 'voting' || state.phase === 'over';
  return isShown && work && !isEmptyWork(work) ? { player, work, state } : undefined;
}

/** Describes a picture by its stickers. */
function workText(work: CreativeWork, { tiles }: CreativeState): string {
  if (work.as === 'words') return tilesToText(work.tiles, tiles);
  return work.stickers.map(({ sticker }) => creativeStickers[sticker]).join(' ');
}

const MAX_VOTES = 4;

function describeVotes({ seat, state, players, joinedAt }: ReportedPlayer): ContextLine[] {
  if (seat === null || state === null) return [];
  const { votes } = state as CreativeState;
  return votes
    .flatMap((row, from) => {
      const said = row[seat];
      return said && said !== 'passed'
        ? [{ who: players[from] ?? '', text: said.replaceAll('_', ' '), at: joinedAt }]
        : [];
    })
    .slice(0, MAX_VOTES);
}

function removeWork(context: Context, tx: Transaction, { id }: ModeratedItem): void {
  tx.write(deleteWork, { id });
  tx.afterCommit(() => showPlayersLater(context, id));
}

function showPlayersLater(context: Context, id: string): void {
  uncounted(() => findSessionIdOfPlayer(context.db, { id }))
    .then((found) => found && showLater(context, found.sessionId))
    .catch((err: unknown) => context.log.warn({ err }, 'players did not see at once that something was taken away'));
}
