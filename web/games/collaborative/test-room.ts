import type { CollaborativeGame, GamePlayer, GameRoom, TogetherView } from '#contract/collaborative-games.ts';
import type { CreativeView } from '#contract/games/creative-challenge.ts';
import type { MemoryView } from '#contract/games/memory-match.ts';
import type { TriviaView } from '#contract/games/trivia-challenge.ts';
import type { WordView } from '#contract/games/word-race.ts';

const testId = (n: number): string => `0b7e7a0e-7c1e-4d7b-9d0e-00000000000${n}`;
export const gameId = testId(0);

const person = (n: number, displayName: string): GamePlayer => ({
  id: testId(n),
  playerId: `1b7e7a0e-7c1e-4d7b-9d0e-00000000000${n}`,
  displayName,
  username: displayName.toLowerCase(),
  avatar: { emoji: '🦊', background: '#ffe0b8' },
  isNameHidden: false,
  isWorkHidden: false,
  isHost: n === 1,
  isYou: n === 1,
  isHere: true,
  hasLeft: false,
  seat: n - 1,
  score: 0,
  pointsAwarded: null,
});
export const maya = person(1, 'Maya');
export const leo = person(2, 'Leo');
export const zoe = person(3, 'Zoe');
export const players: readonly GamePlayer[] = [maya, leo, zoe];

export const game: CollaborativeGame = {
  id: gameId,
  title: 'pond_party',
  titleKind: 'ready',
  description: '',
  gameType: 'memory_match',
  maxPlayers: 4,
  currentPlayers: 3,
  isPrivate: false,
  inviteCode: null,
  status: 'waiting',
  host: maya,
  isPlayer: true,
  createdAt: '2026-11-18T15:00:00Z',
};

export const room = (given: Partial<CollaborativeGame> = {}, view?: TogetherView): GameRoom => ({
  game: { ...game, ...given },
  version: 1,
  players: [...players],
  round: view ? { roundId: testId(9), n: 0, seat: 0, view, now: Date.now() } : null,
  nextGameId: null,
});

/** The board as Maya in the first seat sees it. */
export const boardProps = { players, seat: 0, clockAhead: 0, said: {} };
const endsAt = Date.now() + 60_000;

export const wordView = (given: Partial<WordView> = {}): WordView => ({
  kind: 'word_puzzle',
  phase: 'guessing',
  number: 0,
  of: 6,
  clue: 'It jumps into the pond.',
  letters: ['F', '', '', ''],
  guesses: [],
  solved: [false, false, false],
  scores: [0, 0, 0],
  gained: 0,
  endsAt,
  isOver: false,
  ...given,
});

export const triviaView = (given: Partial<TriviaView> = {}): TriviaView => ({
  kind: 'trivia_challenge',
  phase: 'asking',
  number: 0,
  of: 8,
  question: 'How many legs has a spider?',
  options: ['Six', 'Eight', 'Ten'],
  choice: null,
  right: null,
  explanation: null,
  answered: [false, false, false],
  wasRight: [false, false, false],
  scores: [0, 0, 0],
  gained: 0,
  endsAt,
  isOver: false,
  ...given,
});

export const memoryView = (given: Partial<MemoryView> = {}): MemoryView => ({
  kind: 'memory_match',
  cards: Array.from({ length: 16 }, () => ({ face: 'down' as const })),
  found: [0, 0, 0],
  pairs: 8,
  flips: 0,
  turn: 0,
  hideAt: null,
  endsAt,
  timeLimit: null,
  isOver: false,
  ...given,
});

export const creativeView = (given: Partial<CreativeView> = {}): CreativeView => ({
  kind: 'creative_challenge',
  phase: 'making',
  prompt: 'A house for a frog',
  tiles: ['the', 'frog', 'sings', '.'],
  own: null,
  isDone: [false, false, false],
  works: [],
  endsAt,
  isOver: false,
  ...given,
});
