import { DAY, later } from '../platform/clock.ts';
import { screen, shownWords, toRefusal, type Verdict } from '../safety/index.ts';
import type { Alarm, ProfileWords } from './profile-policy.ts';

/** What a profile shows now, and what else it showed within the last day. */
interface ProfileState {
  readonly displayName: string;
  readonly bio: string;
  readonly pipName: string;
  readonly pieces: readonly string[];
  readonly piecesAt: Date | null;
}

const MAX_REMEMBERED = 20;

/**
 * A phone number or a username elsewhere that is spread over display name, bio and the name of the Pip, over several bios of one day, or over
 * these and what the child has written. Staff see all of its pieces.
 */
export function joinedWith(
  profile: ProfileState,
  written: shownWords.Shown,
  { displayName, bio, pipName }: ProfileWords,
  now: Date,
) {
  const isRecent = profile.piecesAt !== null && later(profile.piecesAt, DAY) > now;
  const before = isRecent ? profile.pieces : [];
  const changed = [
    { field: 'displayName', text: displayName },
    { field: 'bio', text: bio },
    { field: 'pipName', text: pipName },
  ] as const;
  const shown = [
    ...before,
    ...[profile.displayName, profile.bio, profile.pipName].filter((text) => !before.includes(text)),
  ];
  const alarms: Alarm[] = [];
  const flaws: Record<string, string> = {};
  for (const { field, text } of changed) {
    if (text === undefined || text === '' || shown.includes(text)) continue;
    const elsewhere = written.ofDay.filter((piece) => !shown.includes(piece));
    const joined = shownWords.joinPieces(
      { ofDay: [...elsewhere, ...shown.filter(shownWords.isPiece)], row: shown },
      text,
    );
    shown.push(text);
    if (!joined) continue;
    const verdict: Verdict = {
      ...screen(text, 'profile'),
      decision: 'refuse',
      severity: 3,
      rules: [joined.rule],
      decidingRules: [joined.rule],
      isAlarming: true,
    };
    alarms.push({ field, text: [...joined.pieces, text].join('\n'), verdict });
    flaws[field] = toRefusal(verdict);
  }
  return { flaws, alarms, pieces: shown.filter(shownWords.isPiece).slice(-MAX_REMEMBERED) };
}
