import type { TogetherMove, TogetherView } from '#contract/collaborative-games.ts';
import { kindVotes, SCENE_COLUMNS, SCENE_ROWS } from '#contract/games/creative-challenge.ts';

/** What a bare server sends instead of a game. */
interface EchoView {
  readonly kind: 'echo';
}
export type SeenView = TogetherView | EchoView;

/** A move that this player could make now, as a child who guesses would; undefined while they wait. */
export function nextMove(view: SeenView, seat: number, count: number): TogetherMove | undefined {
  switch (view.kind) {
    case 'echo':
      return { card: count % 24 };
    case 'memory_match':
      return memoryMove(view, seat, count);
    case 'trivia_challenge':
      return view.phase === 'asking' && view.choice === null ? { question: view.number, choice: count % 3 } : undefined;
    case 'word_puzzle':
      return view.phase === 'guessing' ? { word: view.number, guess: `GUESS${count}` } : undefined;
    case 'creative_challenge':
      return creativeMove(view, seat, count);
  }
}

type ViewOf<Kind> = Extract<TogetherView, { kind: Kind }>;

function memoryMove({ cards, turn, hideAt, isOver }: ViewOf<'memory_match'>, seat: number, count: number) {
  if (isOver || turn !== seat || (hideAt !== null && hideAt > Date.now())) return undefined;
  const down = [...cards.keys()].filter((place) => cards[place]?.face === 'down');
  return { card: down[count % down.length] ?? 0 };
}

function creativeMove(
  { phase, works, tiles }: ViewOf<'creative_challenge'>,
  seat: number,
  count: number,
): TogetherMove | undefined {
  if (phase === 'making' && count % 2 === 0)
    return { do: 'save', work: { as: 'words', tiles: [...tiles.keys()].slice(0, 1 + (count % 8)) }, isDone: false };
  if (phase === 'making') {
    const stickers = Array.from({ length: 1 + (count % 12) }, (_, nth) => ({
      ...{ sticker: (count + nth) % 48, size: 2 as const },
      ...{ x: (count * nth) % SCENE_COLUMNS, y: (count + nth) % SCENE_ROWS },
    }));
    return { do: 'save', work: { as: 'picture', paper: '#dfeeff', stickers }, isDone: false };
  }
  const other = works.find((one) => one.seat !== seat);
  const vote = kindVotes[count % kindVotes.length];
  return phase === 'voting' && other && vote ? { do: 'vote', seat: other.seat, vote } : undefined;
}
