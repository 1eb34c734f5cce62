import type * as contract from '#contract/screening.ts';
import type { Hint } from '#contract/screening.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { screen, screenProfile } from './filter/screen.ts';
import { nameFault } from './names/index.ts';
import { refusalKindOf } from './refusal.ts';

/**
 * What a child hears while still writing: the kind of thing that a refusal would speak of, never words or rules, for those
 * would teach how to get around them. Nothing is kept, not even that somebody asked.
 */
export function readWritingHint({ text, context }: Body<typeof contract.readWritingHint>): { hint: Hint | null } {
  const isProfile = context === 'name' || context === 'bio';
  const { decision, rules } = isProfile ? screenProfile(text) : screen(text);
  if (decision === 'help') return { hint: 'help' };
  if (context === 'name') return { hint: hintForName(text) };
  return { hint: rules.length > 0 ? refusalKindOf(rules) : null };
}

function hintForName(text: string): Hint | null {
  const fault = nameFault(text);
  if (fault === undefined) return null;
  return fault === 'contact' ? 'private' : 'unkind';
}
