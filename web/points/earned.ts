import type { QueryClient } from '@tanstack/react-query';
import { playSound } from '#web/ui/sound/sound.ts';
import { HARD } from './cheer.ts';
import { celebrateLevel } from './level-ups.ts';
import { countPoints } from './queries.ts';

interface Earned {
  pointsAwarded: number;
  leveledUp: boolean;
  newLevel?: number | undefined;
}

/** When the three notes of success have sounded. */
const AFTER_SUCCESS_MS = 420;

/** Takes in what an answer has earned: counts the points, and cheers as loudly as the occasion deserves. */
export function applyEarned(client: QueryClient, { pointsAwarded, leveledUp, newLevel }: Earned): void {
  if (pointsAwarded > 0) countPoints(client, pointsAwarded, leveledUp);
  if (leveledUp && newLevel !== undefined) celebrateLevel(newLevel);
  else if (pointsAwarded > 0) playSuccess(pointsAwarded);
}

/** Something hard adds a bell. */
function playSuccess(points: number): void {
  playSound('success');
  if (points >= HARD) setTimeout(() => playSound('notification'), AFTER_SUCCESS_MS);
}
