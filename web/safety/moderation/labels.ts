import { type CaseRow, type Decision, decisions } from '#contract/safety.ts';
import { formatTime as formatTimeOfDay } from '#web/app/i18n/clock-times.ts';
import { currentLocale, dateLocale } from '#web/app/i18n/translator.ts';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from '../messages/casework/index.ts';

export const kinds = [
  'post',
  'comment',
  'message',
  'name',
  'username',
  'new_name',
  'new_bio',
  'new_pip_name',
  'bio',
  'game_words',
  'game_player',
  'game_work',
  'contact',
  'appeal',
  'removal',
  'objection',
  'asking',
  'parent_report',
  'refused',
  'cry',
] as const;
const reasons = [
  'held',
  'report',
  'crisis',
  'contact',
  'appeal',
  'parent',
  'blocks',
  'objection',
  'strangers',
] as const;

export function kindLabel(kind: string): string {
  const known = kinds.find((one) => one === kind);
  return t(known ? `safety.moderation.kind.${known}` : 'safety.moderation.kind.other');
}

/** A short label for a row of the queue. */
export function shortReason(reason: string): string {
  const known = reasons.find((one) => one === reason);
  return known ? t(`safety.queue.reason.${known}`) : reason;
}

export function reasonLabel(reason: string): string {
  const known = reasons.find((one) => one === reason);
  return known ? t(`safety.moderation.reason.${known}`) : reason;
}

/** The label of a decision for this kind of case. */
export function decisionLabel(decision: Decision, kind = ''): string {
  if (decision !== 'approve' && decision !== 'remove') return t(`safety.moderation.${decision}`);
  const own = (['contact', 'appeal', 'removal', 'objection', 'asking', 'parent_report'] as const).find(
    (one) => one === labeledAs(kind),
  );
  if (own) return t(`safety.moderation.${own}.${decision}`);
  return t(
    ['name', 'username', 'game_player'].includes(kind)
      ? `safety.moderation.name.${decision}`
      : `safety.moderation.${decision}`,
  );
}

/** Only staff saw these texts, so they are closed like contact messages. */
function labeledAs(kind: string): string {
  return kind === 'refused' || kind === 'cry' ? 'contact' : kind;
}

export function caseTitle({ title, kind }: Pick<CaseRow, 'title' | 'kind'>): string {
  return title === '' ? kindLabel(kind) : title;
}

export function caseTone({ urgent, severity }: Pick<CaseRow, 'urgent' | 'severity'>): Tone {
  if (urgent || severity >= 4) return 'lotus';
  return severity >= 2 ? 'ember' : 'sky';
}

const CARE_KEY = 'm';

/** The shortcut of a decision: 1 to 9, and 0 for the tenth. */
export function decisionKey(decision: Decision): string {
  if (decision === 'care') return CARE_KEY;
  return String((decisions.indexOf(decision) + 1) % 10);
}

export function decisionAt(key: string): Decision | undefined {
  if (key === CARE_KEY) return 'care';
  return /^[0-9]$/.test(key) ? decisions[(Number(key) + 9) % 10] : undefined;
}

const undoable: readonly Decision[] = ['approve', 'remove', 'teach', 'pause_5m', 'pause_1h', 'pause_24h'];

/** Decisions that can be undone for ten seconds: all that one key makes and a child feels. */
export function isUndoable(decision: Decision): boolean {
  return undoable.includes(decision);
}

/** Nothing is left to decide, except whether to keep it as evidence. */
export function isClosed({ state }: Pick<CaseRow, 'state'>): boolean {
  return state === 'decided' || state === 'withdrawn';
}

/** Decisions that leave the case in the queue. */
export function keepsCaseOpen(decision: Decision): boolean {
  return decision === 'legal_hold' || decision === 'release_hold';
}

export function formatDate(at: string): string {
  return new Date(at).toLocaleDateString(dateLocale(), { dateStyle: 'medium' });
}

export function formatTime(at: string): string {
  return new Date(at).toLocaleString(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** The time; with its day if it was not today. */
export function formatMoment(at: string, now = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return isToday ? formatTimeOfDay(new Date(at)) : formatTime(at);
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 hours", "6 min" */
export function waitingTime(since: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(since));
  const [unit, length] = units.find(([, one]) => passed >= one) ?? (['minute', 60_000] as const);
  const format = new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(passed / length));
}
