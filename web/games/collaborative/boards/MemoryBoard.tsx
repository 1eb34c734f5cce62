import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MemoryView } from '#contract/games/memory-match.ts';
import { TURN_MS } from '#contract/rules/games/memory-match.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { CardFaces } from '../../memory-match/CardFaces.tsx';
import { t } from '../messages/index.ts';
import { Players } from '../room/Players.tsx';
import { TimeBar } from '../room/TimeBar.tsx';
import type { BoardProps } from './board-props.ts';
import { moveFocus } from './move-focus.ts';
import '../../games.css';

/** Memory on one board for all players. A player turns two cards, and goes again after a pair. */
export function MemoryBoard({ view, players, seat, clockAhead, said, onMove }: BoardProps<MemoryView>): ReactNode {
  const { cards, found, turn, endsAt } = view;
  const isOwnTurn = turn === seat;
  const playerName = (at: number) => players.find((player) => player.seat === at)?.displayName ?? '';
  const open = cards.filter(({ face }) => face === 'up').length;
  const [tapped, setTapped] = useState<number>();
  const grid = useRef<HTMLFieldSetElement>(null);
  const columns = cards.length > 20 ? 6 : cards.length > 16 ? 5 : 4;
  useSounds(
    found.reduce((sum, pairs) => sum + pairs, 0),
    open,
    isOwnTurn,
  );
  const flip = (card: number): void => {
    if (!isOwnTurn || open === 2 || cards[card]?.face !== 'down') return;
    setTapped(card);
    playSound('click');
    onMove({ card });
  };
  return (
    <>
      <Players
        players={players}
        said={said}
        turn={turn}
        noteOf={(player) => t('together.memory.pairs', { count: found[player.seat ?? -1] ?? 0 })}
      />
      <p role="status" className={cx('text-center font-bold font-display text-lg', isOwnTurn && 'text-tone-deep')}>
        {isOwnTurn
          ? t(open === 1 ? 'together.memory.second' : 'together.memory.yours')
          : t('together.memory.theirs', { name: playerName(turn) })}
      </p>
      <TimeBar endsAt={endsAt} clockAhead={clockAhead} total={TURN_MS} />
      <fieldset
        ref={grid}
        aria-label={t('together.memory.board')}
        className={cx('games-cards', !isOwnTurn && 'games-cards-waiting')}
        style={{ '--columns': columns } as CSSProperties}
        onKeyDown={(event) => moveFocus(event, grid.current)}
      >
        {cards.map((card, place) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
            key={place}
            card={card}
            label={cardLabel(card, place, playerName)}
            isOff={!isOwnTurn || card.face !== 'down'}
            isTapped={tapped === place && card.face === 'down' && open < 2 && isOwnTurn}
            onFlip={() => flip(place)}
          />
        ))}
      </fieldset>
    </>
  );
}

interface CardProps {
  card: MemoryView['cards'][number];
  label: string;
  isOff: boolean;
  /** The tap is on its way to the server. */
  isTapped: boolean;
  onFlip: () => void;
}

function Card({ card, label, isOff, isTapped, onFlip }: CardProps): ReactNode {
  return (
    <button
      type="button"
      data-face={card.face}
      aria-disabled={isOff}
      aria-label={label}
      onClick={onFlip}
      className={cx('games-card', isTapped && 'games-card-tapped')}
    >
      <CardFaces picture={card.face === 'down' ? undefined : card.picture} />
    </button>
  );
}

function cardLabel(card: MemoryView['cards'][number], at: number, nameOf: (seat: number) => string): string {
  const place = at + 1;
  if (card.face === 'down') return t('together.memory.down', { place });
  if (card.face === 'up') return t('together.memory.up', { place, picture: card.picture.name });
  return t('together.memory.found', { place, picture: card.picture.name, name: nameOf(card.by) });
}

function useSounds(pairs: number, open: number, isOwnTurn: boolean): void {
  const before = useRef({ pairs, open, isOwnTurn });
  useEffect(() => {
    if (pairs > before.current.pairs) playSound('success');
    else if (isOwnTurn && !before.current.isOwnTurn) playSound('notification');
    else if (open > before.current.open && !isOwnTurn) playSound('click');
    else if (open === 0 && before.current.open === 2) playSound('whoosh');
    before.current = { pairs, open, isOwnTurn };
  }, [pairs, open, isOwnTurn]);
}
