import type { CaseOfPerson } from '#contract/people.ts';
import { kindLabel, reasonLabel } from '#web/safety/moderation/labels.ts';
import { formatMoment } from './format-moment.ts';

/** "Post, reported by children, Nov 28, 2026, 5:20 PM" */
export function describeCase({ kind, reason, openedAt }: CaseOfPerson): string {
  return [kindLabel(kind), reasonLabel(reason), formatMoment(openedAt)].join(', ');
}
