import type { ReactNode } from 'react';
import type { Card } from '#contract/cards.ts';
import type { Tone } from '#web/ui/style/tone.ts';

/** How every screen shows a kind. */
export interface Look {
  readonly emoji: string;
  /** A tone that no other kind has: the feed keeps kinds apart, and so their colours. */
  readonly tone: Tone | undefined;
}

export interface CardProps<Shown> {
  card: Shown;
  /** Reports the new state of the card to its owner. */
  onChange(change: Partial<Shown>): void;
  /** A reader without an account, who is asked to join. */
  visitor?: boolean | undefined;
}

/** All that the browser knows about a kind of card. The feed takes them as a list. */
export interface CardKind<Shown extends Card = Card> extends Look {
  readonly type: Shown['type'];
  /** Usual height in px on a phone and where there is room, measured. */
  readonly height: readonly [phone: number, roomy: number];
  Card(props: CardProps<Shown>): ReactNode;
  /** What is below the title while the first cards are loading. Left out, the kind is not among them. */
  Skeleton?(): ReactNode;
}
