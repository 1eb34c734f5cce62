import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GamePlayer } from '#contract/collaborative-games.ts';
import { type CreativeView, type KindVote, kindVotes } from '#contract/games/creative-challenge.ts';
import { ReportButton } from '#web/safety/ReportButton.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { refetchGames } from '../queries.ts';
import { Work } from './Scene.tsx';

const pictures: Readonly<Record<KindVote, string>> = {
  so_funny: '😂',
  so_clever: '💡',
  beautiful: '🌸',
  full_of_ideas: '🌈',
  makes_me_happy: '😊',
  wow: '🤩',
};

interface GalleryProps {
  view: CreativeView;
  players: readonly GamePlayer[];
  /** Present while the player still votes. */
  onVote?: ((seat: number, vote: KindVote) => void) | undefined;
}

/** Everyone's work, with what the others say about it. There is no ranking. While a player votes, their own comes last. */
export function Gallery({ view: { works, tiles }, players, onVote }: GalleryProps): ReactNode {
  if (works.length === 0) return <p>{t('together.creative.nothing')}</p>;
  const isOfPlayer = ({ seat }: { seat: number }) => players.some((one) => one.seat === seat && one.isYou);
  const inOrder = onVote ? [...works.filter((one) => !isOfPlayer(one)), ...works.filter(isOfPlayer)] : works;
  return (
    <ul className="grid w-full gap-5 sm:grid-cols-2">
      {inOrder.map(({ seat, work, votes }) => {
        const player = players.find((one) => one.seat === seat);
        const isOwn = player?.isYou === true;
        if (player?.isWorkHidden)
          return (
            <li key={seat} className="games-poem text-ink-soft">
              {t('together.creative.hidden')}
            </li>
          );
        return (
          <li key={seat} className="flex min-w-0 flex-col gap-2 text-center">
            <Work work={work} tiles={tiles} />
            <div className="flex min-h-12 items-center justify-center gap-1">
              <p className="min-w-0 wrap-anywhere font-bold">
                {isOwn
                  ? t('together.creative.vote.own')
                  : t('together.creative.by', { name: player?.displayName ?? '' })}
              </p>
              {player && !isOwn && <ReportWork player={player} />}
            </div>
            {onVote ? (
              !isOwn && <Votes given={votes[0]} onVote={(vote) => onVote(seat, vote)} />
            ) : (
              <Said votes={votes} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ReportWork({ player: { id, playerId, displayName: name } }: { player: GamePlayer }): ReactNode {
  const client = useQueryClient();
  return (
    <ReportButton
      targetType="game_work"
      targetId={playerId}
      authorId={id}
      title={t('together.creative.by', { name })}
      onReported={() => refetchGames(client)}
    />
  );
}

function Votes({ given, onVote }: { given: KindVote | undefined; onVote: (vote: KindVote) => void }): ReactNode {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {kindVotes.map((vote) => (
        <button
          key={vote}
          type="button"
          aria-pressed={given === vote}
          onClick={() => onVote(vote)}
          className={cx(
            'flex min-h-12 items-center gap-1.5 rounded-full border-2 px-3 font-display font-semibold text-sm active:scale-95',
            given === vote ? 'border-tone bg-tone-soft text-tone-deep' : 'border-line bg-card hover:bg-tone-soft',
          )}
        >
          <Emoji of={pictures[vote]} size={22} /> {t(`together.vote.${vote}`)}
        </button>
      ))}
    </div>
  );
}

function Said({ votes }: { votes: readonly KindVote[] }): ReactNode {
  return (
    <ul aria-label={t('together.creative.votes')} className="flex flex-wrap justify-center gap-2">
      {votes.map((vote, nth) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two players may say the same
          key={nth}
          className="flex animate-pop items-center gap-1.5 rounded-full bg-tone-soft px-3 py-1 font-display font-semibold text-sm text-tone-deep"
        >
          <Emoji of={pictures[vote]} size={20} /> {t(`together.vote.${vote}`)}
        </li>
      ))}
    </ul>
  );
}
