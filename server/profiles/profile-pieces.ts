import { DAY, later } from '../platform/clock.ts';
import { isPiece, joinPieces, refusalOf, screenProfile } from '../safety/index.ts';
import type { Alarm, ProfileWords } from './profile-policy.ts';

/** What stands on a profile now, and what else stood there within the last day. */
interface Standing {
  readonly displayName: string;
  readonly bio: string;
  readonly pieces: readonly string[];
  readonly piecesAt: Date | null;
}

const MAX_REMEMBERED = 20;

/**
 * A number or a name elsewhere that is spread over display name and bio, or over several bios of one day. All that was shown
 * of it comes before staff.
 */
export function joinedWith(standing: Standing, { displayName, bio }: ProfileWords, now: Date) {
  const isRecent = standing.piecesAt !== null && later(standing.piecesAt, DAY) > now;
  const before = isRecent ? standing.pieces : [];
  const changed = [
    { field: 'displayName', text: displayName },
    { field: 'bio', text: bio },
  ] as const;
  const shown = [...before, ...[standing.displayName, standing.bio].filter((text) => !before.includes(text))];
  const alarms: Alarm[] = [];
  const flaws: Record<string, string> = {};
  for (const { field, text } of changed) {
    if (text === undefined || text === '' || shown.includes(text)) continue;
    const joined = joinPieces(shown.filter(isPiece), text);
    shown.push(text);
    if (!joined) continue;
    const verdict = {
      ...screenProfile(text),
      decision: 'refuse',
      severity: 3,
      rules: [joined.rule],
      deciding: [joined.rule],
    } as const;
    alarms.push({ field, text: [...joined.pieces, text].join('\n'), verdict });
    flaws[field] = refusalOf(verdict);
  }
  return { flaws, alarms, pieces: shown.filter(isPiece).slice(-MAX_REMEMBERED) };
}
