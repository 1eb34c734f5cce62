import type { Card } from '#contract/cards.ts';
import { cardKinds } from '../kinds.ts';

/** A card in one fixed state. */
export type Sample<Shown extends Card = Card> = readonly [state: string, card: Shown];

const files = import.meta.glob<readonly Sample[]>('../kinds/*/samples.ts', { eager: true, import: 'samples' });

/** By the folder name of the kind, in the order of the kinds. */
export const samples: Readonly<Record<string, readonly Sample[]>> = Object.fromEntries(
  Object.entries(files)
    .toSorted(([, one], [, other]) => kindIndex(one) - kindIndex(other))
    .map(([path, states]) => [path.split('/').at(-2) ?? '', states]),
);

function kindIndex([first]: readonly Sample[]): number {
  return cardKinds.findIndex(({ type }) => type === first?.[1].type);
}
