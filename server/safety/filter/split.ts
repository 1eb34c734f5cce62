import { LIKELY } from './classifier/heads.ts';
import { type Before, joinPieces } from './contact/pieces.ts';
import { collectFindings } from './screen.ts';
import { decide, type Finding, type Verdict } from './verdict.ts';
import { VERSION } from './version.ts';

/** What a text completes, together with earlier texts of the same child. */
export interface Split {
  readonly findings: readonly Finding[];
  /** The earlier texts that belong to a private detail, oldest first. They are shown already, so staff see all of them. */
  readonly pieces: readonly string[];
}

export interface SplitVerdict extends Verdict {
  readonly completedPieces: readonly string[];
}

const MAX_LENGTH = 2000;
export const PHONE_RULE = 'private.phone';

/** Screens a text by itself, and as the last piece of what the child has shown before. What is in pieces waits for staff. */
export function screenAfter(text: string, before: Before<string>): SplitVerdict {
  const own = collectFindings(text.slice(0, MAX_LENGTH));
  const { findings, pieces } = findSplit(text.slice(0, MAX_LENGTH), before, own);
  const waiting = findings.map((finding) =>
    finding.decision === 'help' ? finding : ({ ...finding, decision: 'hold' } as const),
  );
  return { ...decide([...own, ...waiting], VERSION), completedPieces: pieces };
}

/** Finds what neither the text nor any earlier one contains. Spans are those of the whole text. */
export function findSplit(text: string, before: Before<string>, own: readonly Finding[]): Split {
  const span = [0, text.length] as const;
  const completed = findCompletedBy(text, before.row, own).map((finding) => ({ ...finding, span }));
  const joined = own.some(({ rule }) => rule === PHONE_RULE) ? undefined : joinPieces(before, text);
  return {
    findings: joined ? [...completed, { rule: joined.rule, decision: 'hold', severity: 3, span }] : completed,
    pieces: joined?.pieces ?? (completed.some(isPrivate) ? before.row : []),
  };
}

function findCompletedBy(text: string, earlierTexts: readonly string[], own: readonly Finding[]): Finding[] {
  if (earlierTexts.length === 0) return [];
  const whole = `${earlierTexts.join(' ')} ${text}`.slice(-MAX_LENGTH);
  const earlierText = whole.slice(0, Math.max(0, whole.length - text.length));
  const found = collectFindings(whole).filter(({ rule }) => isReadTogether(rule));
  return withoutKnown(dropRules(own, found), [...earlierTexts, earlierText]).map(holdIfPrivate);
}

/** Reads one part after the other only until all findings are known: each reading takes its time. */
function withoutKnown(found: readonly Finding[], parts: readonly string[]): readonly Finding[] {
  const [part, ...others] = parts;
  if (found.length === 0 || part === undefined) return found;
  return withoutKnown(dropRules(collectFindings(part), found), others);
}

function dropRules(known: readonly Finding[], found: readonly Finding[]): readonly Finding[] {
  const rules = new Set(known.map(({ rule }) => rule));
  return found.filter(({ rule }) => !rules.has(rule));
}

/** Children also count and keep scores. contact/ distinguishes that from numbers in pieces; these rules do not. */
const numberRules = new Set([PHONE_RULE, 'private.card', 'private.id']);

/** Whether a rule may find something in several texts together. The heads read dialogues by themselves. */
export function isReadTogether(rule: string): boolean {
  return !rule.endsWith(LIKELY) && !rule.startsWith('long.') && !numberRules.has(rule);
}

function isPrivate({ rule }: Finding): boolean {
  return rule.startsWith('private.');
}

/** The other child has already read most of it, so staff check it. */
function holdIfPrivate(finding: Finding): Finding {
  return isPrivate(finding) ? { ...finding, decision: 'hold', severity: 3 } : finding;
}
