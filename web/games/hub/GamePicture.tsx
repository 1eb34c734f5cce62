import type { ReactNode } from 'react';
import type { GameType } from '#contract/games.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import '../games.css';

interface GamePictureProps {
  type: GameType;
  /** The child's best result. */
  note?: string | undefined;
}

/** A picture of the game. Only decoration. */
export function GamePicture({ type, note }: GamePictureProps): ReactNode {
  return (
    <div className="games-picture">
      <div aria-hidden="true" className="games-scene">
        {scenes[type]}
      </div>
      {note && <p className="games-best">{note}</p>}
    </div>
  );
}

const memory = ['🪷', undefined, '🪷', undefined].map((emoji, nth) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: a picture of four cards
  <span key={nth} className={emoji ? 'games-scene-card' : 'games-scene-card games-scene-card-down'}>
    {emoji && <Emoji of={emoji} size={44} />}
  </span>
));

const numbers = ['37', '?', '12'].map((number) => (
  <span key={number} className={number === '?' ? 'games-scene-bubble games-scene-bubble-large' : 'games-scene-bubble'}>
    {number}
  </span>
));

const letters = [...'RGFO'].map((letter) => (
  <span key={letter} className="games-scene-tile">
    {letter}
  </span>
));

const scenes: Readonly<Record<GameType, ReactNode>> = {
  memory_match: memory,
  number_guess: [<Emoji key="fish" of="🐠" size={64} />, ...numbers],
  word_scramble: letters,
  math_challenge: [
    <span key="two" className="inline-flex">
      <Emoji of="🦆" size={48} />
      <Emoji of="🦆" size={48} />
    </span>,
    <b key="plus">+</b>,
    <Emoji key="one" of="🦆" size={48} />,
    <b key="is">=</b>,
    <span key="what" className="games-scene-tile">
      ?
    </span>,
  ],
};
