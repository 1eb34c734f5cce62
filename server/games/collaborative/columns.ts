import type { CollaborativeGameType, GameStatus } from '#contract/rules/collaborative-games.ts';
import { type Column, text } from '../../platform/db/columns.ts';

export const gameType = text as Column<CollaborativeGameType>;
export const gameStatus = text as Column<GameStatus>;
export const wordsStatus = text as Column<'shown' | 'held' | 'removed'>;
