import { type CaseRow, type Decision, decisions } from '#contract/safety.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from '../messages/moderation/index.ts';

const kinds = [
  'post',
  'comment',
  'message',
  'name',
  'username',
  'new_name',
  'new_bio',
  'contact',
  'appeal',
  'removal',
  'objection',
  'asking',
  'refused',
  'cry',
] as const;
const reasons = ['held', 'report', 'crisis', 'contact', 'appeal', 'blocks', 'objection', 'strangers'] as const;

export function kindOf(kind: string): string {
  const known = kinds.find((one) => one === kind);
  return t(known ? `safety.moderation.kind.${known}` : 'safety.moderation.kind.other');
}

export function reasonOf(reason: string): string {
  const known = reasons.find((one) => one === reason);
  return known ? t(`safety.moderation.reason.${known}`) : reason;
}

/** What a decision means for this kind of thing. */
export function decisionOf(decision: Decision, kind = ''): string {
  if (decision !== 'approve' && decision !== 'remove') return t(`safety.moderation.${decision}`);
  const own = (['contact', 'appeal', 'removal', 'objection', 'asking'] as const).find((one) => one === likeKind(kind));
  if (own) return t(`safety.moderation.${own}.${decision}`);
  return t(
    kind === 'name' || kind === 'username' ? `safety.moderation.name.${decision}` : `safety.moderation.${decision}`,
  );
}

/** Words that nobody else has seen are only seen to, like a letter. */
function likeKind(kind: string): string {
  return kind === 'refused' || kind === 'cry' ? 'contact' : kind;
}

/** What stands for a case in a line. */
export function titleOf({ title, kind }: Pick<CaseRow, 'title' | 'kind'>): string {
  return title === '' ? kindOf(kind) : title;
}

export function toneOf({ urgent, severity }: Pick<CaseRow, 'urgent' | 'severity'>): Tone {
  if (urgent || severity >= 4) return 'lotus';
  return severity >= 2 ? 'ember' : 'sky';
}

/** The key that decides: 1 to 9, and 0 for the tenth. */
export function keyOf(decision: Decision): string {
  return String((decisions.indexOf(decision) + 1) % 10);
}

export function decisionAt(key: string): Decision | undefined {
  return /^[0-9]$/.test(key) ? decisions[(Number(key) + 9) % 10] : undefined;
}

/** Those that can be taken back for a while: nothing of them is sent before. */
export function canWait(decision: Decision): boolean {
  return decision === 'approve' || decision === 'remove' || decision === 'teach';
}

/** The case stays where it is: something about it was noted. */
export function stays(decision: Decision): boolean {
  return decision === 'legal_hold' || decision === 'release_hold';
}

export function dateOf(at: string): string {
  return new Date(at).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
}

export function timeOf(at: string): string {
  return new Date(at).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 hours ago", as long as it is: what waits is not a second old. */
export function waited(since: string, now: number): string {
  const passed = now - Date.parse(since);
  const [unit, length] = units.find(([, one]) => passed >= one) ?? (['minute', 60_000] as const);
  const format = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto', style: 'short' });
  return format.format(-Math.floor(passed / length), unit);
}
