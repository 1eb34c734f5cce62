import type { DailyChallenge } from '#contract/rewards.ts';
import type { Tone } from '#web/ui/style/tone.ts';
import { viewPath } from '../hub/views.ts';

export type ChallengeType = DailyChallenge['challenge']['challenges'][number]['type'];

export interface Item {
  readonly index: number;
  readonly type: ChallengeType;
  readonly description: string;
  readonly target: number;
  readonly count: number;
  readonly isDone: boolean;
}

export function listItems({ challenge, progress }: DailyChallenge): readonly Item[] {
  return challenge.challenges.map((item, index) => {
    const isDone = progress.progress[index] === true;
    return { ...item, index, isDone, count: isDone ? item.target : (progress.counts[index] ?? 0) };
  });
}

/** All items are done, and there is at least one. */
export function isAllDone(daily: DailyChallenge): boolean {
  const items = listItems(daily);
  return items.length > 0 && items.every(({ isDone }) => isDone);
}

interface Look {
  readonly emoji: string;
  readonly tone: Tone;
  /** The page where such items are done. */
  readonly to: string;
}

export const challengeLooks: Readonly<Record<ChallengeType, Look>> = {
  riddles: { emoji: '💡', tone: 'grape', to: '/' },
  games: { emoji: '🎮', tone: 'sky', to: viewPath('play') },
  social: { emoji: '💗', tone: 'lotus', to: '/' },
  exploration: { emoji: '🔎', tone: 'teal', to: '/' },
};
