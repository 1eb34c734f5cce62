import type { ReactNode } from 'react';
import type { Card } from '#contract/cards.ts';
import type { Tone } from '#web/ui/style/tone.ts';

/** How a kind looks on every screen. */
export interface Look {
  readonly emoji: string;
  /** A tone that no other kind has. The feed spaces kinds out, and so their colors. */
  readonly tone: Tone | undefined;
}

export interface CardProps<Shown> {
  card: Shown;
  /** Reports the new state of the card to its owner. */
  onChange(change: Partial<Shown>): void;
  /** A reader without an account, who is invited to join. */
  visitor?: boolean | undefined;
}

/** Everything the browser knows about a kind of card. The feed works with the list of kinds. */
export interface CardKind<Shown extends Card = Card> extends Look {
  readonly type: Shown['type'];
  /** The usual height in px on a phone and on larger screens, measured. */
  readonly height: readonly [phone: number, roomy: number];
  /** For kinds without a state of their own. The server counts such a card as read once it was in view. */
  readonly isReadOnceShown?: true;
  Card(props: CardProps<Shown>): ReactNode;
  /** Shown below the title while the first cards load. Kinds without one are left out. */
  Skeleton?(): ReactNode;
}
