import { creativeMove } from '#contract/games/creative-challenge.ts';
import { memoryMove } from '#contract/games/memory-match.ts';
import { triviaMove } from '#contract/games/trivia-challenge.ts';
import { wordMove } from '#contract/games/word-race.ts';
import { creativeChallenge } from '#contract/rules/games/creative-challenge.ts';
import { memoryMatch } from '#contract/rules/games/memory-match.ts';
import { triviaChallenge } from '#contract/rules/games/trivia-challenge.ts';
import { wordRace } from '#contract/rules/games/word-race.ts';
import type { GameKind } from '../../rounds/game-kind.ts';
import type { RoundMode } from '../../rounds/mode.ts';

const kinds: readonly GameKind[] = [
  { name: 'memory_match', rules: memoryMatch, move: memoryMove },
  { name: 'word_puzzle', rules: wordRace, move: wordMove },
  { name: 'trivia_challenge', rules: triviaChallenge, move: triviaMove },
  { name: 'creative_challenge', rules: creativeChallenge, move: creativeMove },
];

/** All collaborative games without the effects of their moves, which `together` adds. */
export const multiplayerRules: RoundMode = { name: 'multi', kinds };
