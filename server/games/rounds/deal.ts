import { newToken } from '../../platform/tokens.ts';
import type { GameKind } from './game-kind.ts';

/** A list with nothing that may be shown must not keep a child waiting for ever. */
const MAX_DEALS = 50;

/** Deals by chance, until children may see it. */
export function deal({ rules, mayBeShown }: GameKind, options: object, players: number): object {
  for (let deals = 1; ; deals += 1) {
    const state = rules.deal(newToken(), options, players);
    if (!mayBeShown || mayBeShown(state) || deals === MAX_DEALS) return state;
  }
}
