import type { Decision } from '#contract/safety.ts';
import type { TextKind } from '../filter/prepared-text.ts';
import { screen } from '../filter/screen.ts';
import type { Verdict } from '../filter/verdict.ts';

/** The setting by which an admin lets decisions be kept. Off until then. */
export const KEEP_DECISIONS = 'keep_staff_decisions';

export type StaffVerdict = 'harmless' | 'harmful' | 'crisis';

/** A decided case, as far as it says something about the filter. */
export interface DecidedCase {
  readonly kind: string;
  readonly reason: string;
  readonly title: string;
  readonly text: string;
  readonly severity: number;
  readonly reports: number;
  readonly onHold: boolean;
  readonly added: number;
}

export interface Example {
  /** Null where a child may be in danger. */
  readonly words: string | null;
  readonly isCrisis: boolean;
  readonly reported: boolean;
  readonly verdict: Pick<Verdict, 'decision' | 'decidingRules' | 'version'>;
  readonly staffSaid: StaffVerdict;
}

/** Texts that the filter reads as sentences, and how it reads them. Names are checked by other rules. */
const readAs: Readonly<Record<string, TextKind>> = {
  ...{ post: 'general', comment: 'general', message: 'general', refused: 'general', cry: 'general' },
  ...{ bio: 'profile', new_bio: 'profile' },
};

const openedFor: readonly string[] = ['held', 'crisis', 'report', 'parent'];

/** What a decision teaches about the filter, or nothing where that is not certain. */
export function exampleFrom(record: DecidedCase, decision: Decision): Example | undefined {
  const { kind, reason, reports, severity, onHold, added } = record;
  const words = joinWords(record);
  // With several texts in a case, it is unclear which one staff meant.
  if (onHold || added > 0 || words === '' || !(kind in readAs) || !openedFor.includes(reason)) return undefined;
  const verdict = verdictOn(words, kind);
  const isCrisis = reason === 'crisis' || verdict.decision === 'help';
  // Held for what only several messages show together: the text alone would look like a mistake.
  if (!isCrisis && reason === 'held' && severity > 0 && verdict.decision === 'allow') return undefined;
  return {
    words: isCrisis ? null : words,
    isCrisis,
    reported: reports > 0 || reason === 'report' || reason === 'parent',
    verdict: reason === 'crisis' ? { ...verdict, decision: 'help' } : verdict,
    staffSaid: staffVerdict(decision, isCrisis),
  };
}

export function verdictOn(words: string, kind: string): Verdict {
  return screen(words, readAs[kind]);
}

function joinWords({ title, text }: DecidedCase): string {
  return [title, text].filter((part) => part.trim() !== '').join('\n');
}

function staffVerdict(decision: Decision, isCrisis: boolean): StaffVerdict {
  if (decision === 'approve') return 'harmless';
  return isCrisis ? 'crisis' : 'harmful';
}
