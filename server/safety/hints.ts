import type { Hint, readWritingHint } from '#contract/safety.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { screen } from './filter/screen.ts';

/**
 * What a child hears while still writing. It speaks of kindness and of what is private, never of words or rules: those
 * would teach how to get around them. Nothing is kept, not even that somebody asked.
 */
export function hintFor({ text, context }: Body<typeof readWritingHint>): { hint: Hint | null } {
  const readings = context === 'name' ? [text, text.replaceAll('_', ' '), text.replaceAll('_', '')] : [text];
  const verdicts = readings.map(screen);
  const rules = verdicts.flatMap((verdict) => verdict.rules);
  if (verdicts.some(({ decision }) => decision === 'help')) return { hint: 'help' };
  if (rules.some(isPrivate)) return { hint: 'private' };
  return { hint: rules.length > 0 ? 'kind' : null };
}

/** Giving away what is private, and asking for it, too. */
function isPrivate(rule: string): boolean {
  return ['private', 'asks', 'lure'].includes(rule.split('.')[0] ?? '') || rule === 'name.whole';
}
