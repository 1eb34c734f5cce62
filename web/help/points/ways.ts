import {
  CHALLENGE_POINTS,
  COMMENT_POINTS,
  GAME_POINTS,
  LIKE_POINTS,
  MAX_ACHIEVEMENT_POINTS,
  PAID_LIKES_PER_DAY,
  PAID_POSTS_PER_DAY,
  POST_POINTS,
  RIDDLE_POINTS,
  TOGETHER_POINTS,
  TRIVIA_POINTS,
  WORD_POINTS,
} from '#contract/rules/rewards/point-values.ts';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from '../messages/points/index.ts';

interface Way {
  readonly id: string;
  readonly emoji: string;
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** What it brings, in words. */
  readonly worth: readonly string[];
}

const difficulties = ['easy', 'medium', 'hard'] as const;
type ByDifficulty = Readonly<Record<(typeof difficulties)[number], number>>;

const points = (count: number): readonly string[] => [t('help.points.points', { count })];
const upTo = (count: number): readonly string[] => [t('help.points.upTo', { count })];
const byDifficulty = (values: ByDifficulty): readonly string[] =>
  difficulties.map((level) => t(`help.points.${level}`, { points: values[level] }));

/** All that brings points, with the numbers by which the server pays. */
export function waysToPoints(): readonly Way[] {
  const way = (id: Id, emoji: string, tone: Tone, worth: readonly string[], count = 0): Way => ({
    id,
    emoji,
    tone,
    title: t(`help.points.${id}`),
    text: t(`help.points.${id}.text`, { count }),
    worth,
  });
  return [
    way('riddles', '💡', 'grape', byDifficulty(RIDDLE_POINTS)),
    way('trivia', '🎯', 'sky', points(TRIVIA_POINTS)),
    way('words', '🔤', 'lotus', byDifficulty(WORD_POINTS)),
    way('games', '🎮', 'ember', byDifficulty(GAME_POINTS)),
    way('together', '🤝', 'teal', upTo(TOGETHER_POINTS)),
    way('posts', '📖', 'leaf', points(POST_POINTS), PAID_POSTS_PER_DAY),
    way('comments', '💬', 'moss', points(COMMENT_POINTS)),
    way('likes', '💗', 'lotus', points(LIKE_POINTS), PAID_LIKES_PER_DAY),
    way('challenges', '🔥', 'ember', points(CHALLENGE_POINTS)),
    way('achievements', '🏅', 'grape', upTo(MAX_ACHIEVEMENT_POINTS)),
  ];
}

type Id =
  | 'riddles'
  | 'trivia'
  | 'words'
  | 'games'
  | 'together'
  | 'posts'
  | 'comments'
  | 'likes'
  | 'challenges'
  | 'achievements';
