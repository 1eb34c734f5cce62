import type * as contract from '#contract/safety/screening.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Row } from '../../platform/db/statement.ts';
import { inSlices } from '../../platform/jobs/slices.ts';
import { audit } from '../audit/audit.ts';
import { collectExplainedFindings, collectFindings } from '../filter/screen.ts';
import { fold, toOriginalSpan } from '../filter/text/fold.ts';
import { decide, type Finding } from '../filter/verdict.ts';
import { VERSION } from '../filter/version.ts';
import { isProtected } from '../filter/words/own-words.ts';
import { listRetainedTexts } from './copy-queries.ts';

type Given = Body<typeof contract.tryFilter>;
type Proposal = NonNullable<Given['proposal']>;

const WEEK = 7 * DAY;
const EXCERPT = 120;
const MAX_SHOWN = 20;

/** The filter's verdict on a text, and what a proposed word would change in this week's texts. Stores nothing. */
export async function tryFilter(
  context: Context,
  actor: StaffActor,
  { text, proposal }: Given,
): Promise<contract.Trial> {
  const findings = withProposal(text, collectExplainedFindings(text), proposal);
  const { decision, severity } = decide(findings, VERSION);
  return {
    decision,
    severity,
    version: VERSION,
    findings: findings.map(({ span: [from, to], ...finding }) => ({ ...finding, from, to })),
    week: proposal ? await weekWith(context, actor, proposal) : null,
  };
}

async function weekWith(
  { db, clock, keys }: Context,
  { accountId }: StaffActor,
  proposal: Proposal,
): Promise<contract.Trial['week']> {
  const now = clock.now();
  const texts = await db.transaction(async (tx) => {
    audit({ keys }, tx, { actor: accountId, act: 'texts.read', subject: accountId, at: now });
    return listRetainedTexts(tx, { since: later(now, -WEEK) });
  });
  const changed = (await inSlices(texts, (retained) => changeBy(retained, proposal))).flat();
  return { read: texts.length, changes: changed.length, changed: changed.slice(0, MAX_SHOWN) };
}

function changeBy({ caseId, title, text }: Row<typeof listRetainedTexts>, proposal: Proposal) {
  const whole = title === '' ? text : `${title}\n${text}`;
  const findings = collectFindings(whole);
  const before = decide(findings, VERSION);
  const after = decide(withProposal(whole, findings, proposal), VERSION);
  if (before.decision === after.decision) return [];
  return [{ caseId, text: whole.slice(0, EXCERPT), before: shown(before), after: shown(after) }];
}

function shown({ decision, severity }: ReturnType<typeof decide>) {
  return { decision, severity };
}

function withProposal(text: string, findings: Finding[], proposal: Proposal | undefined): Finding[] {
  if (!proposal) return findings;
  const spans = findSpans(text, proposal.word);
  if (proposal.change === 'add')
    return [
      ...findings,
      ...spans.map((span) => ({ rule: 'word.proposed', decision: 'hold' as const, severity: 2, span })),
    ];
  return findings.filter(
    (finding) =>
      isProtected(finding) || !spans.some(([start, end]) => finding.span[0] < end && start < finding.span[1]),
  );
}

/** Where the word appears by itself, in any case. */
function findSpans(text: string, word: string): (readonly [number, number])[] {
  const wanted = fold(word)
    .text.trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const folded = fold(text);
  const found = folded.text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{N}])`, 'gu'));
  return [...found].map(({ index, 0: match }) => toOriginalSpan(folded, index, index + match.length));
}
