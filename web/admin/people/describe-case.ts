import type { CaseOfPerson } from '#contract/people.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { describeAct } from '#web/safety/messages/audit/index.ts';
import { kindLabel, reasonLabel } from '#web/safety/moderation/labels.ts';
import { formatMoment } from './format-moment.ts';

/** "Post, reported by children, Nov 28, 2026, 5:20 PM"; once it is decided, what was decided. */
export function describeCase({ kind, reason, openedAt, decision, isOpen }: CaseOfPerson): string {
  const state = decision !== null && !isOpen ? describeAct(`case.${decision}`) : reasonLabel(reason);
  return [kindLabel(kind), state.toLocaleLowerCase(currentLocale()), formatMoment(openedAt)].join(', ');
}
