import type { Hint, readWritingHint } from '#contract/safety.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { screen, screenProfile } from './filter/screen.ts';
import { refusalKindOf } from './refusal.ts';

/**
 * What a child hears while still writing: the kind of thing that a refusal would speak of, never words or rules, for those
 * would teach how to get around them. Nothing is kept, not even that somebody asked.
 */
export function hintFor({ text, context }: Body<typeof readWritingHint>): { hint: Hint | null } {
  const readings = context === 'name' ? [text, text.replaceAll('_', ' '), text.replaceAll('_', '')] : [text];
  const verdicts = readings.map(context === 'name' || context === 'bio' ? screenProfile : screen);
  const rules = verdicts.flatMap((verdict) => verdict.rules);
  if (verdicts.some(({ decision }) => decision === 'help')) return { hint: 'help' };
  return { hint: rules.length > 0 ? refusalKindOf(rules) : null };
}
