import { refusalOf, type Verdict } from '../safety/index.ts';

/** The verdict of the filter on each part of a post. */
export interface Verdicts {
  readonly title: Verdict;
  readonly content: Verdict;
}

/**
 * Why these words may not be handed in, a sentence for each part; empty when they may. Only a plain refusal sends a child
 * back: whatever else the filter wonders about, the grown-up who looks at every post decides.
 */
export function postFlaws(verdicts: Verdicts): Record<string, string> {
  const refused = Object.entries(verdicts).filter(([, { decision }]) => decision === 'refuse');
  return Object.fromEntries(refused.map(([part, verdict]) => [part, refusalOf(verdict)]));
}

export function needsComfort({ title, content }: Verdicts): boolean {
  return title.decision === 'help' || content.decision === 'help';
}
