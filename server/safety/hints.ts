import type * as contract from '#contract/screening.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { screen } from './filter/screen.ts';
import { nameFault } from './names/index.ts';
import { refusalKindOf } from './refusal.ts';

/**
 * A hint while a child still writes: only the kind of problem. The exact words or rules would teach how to get around the filter.
 * Nothing is stored.
 */
export function readWritingHint({ text, context }: Body<typeof contract.readWritingHint>): {
  hint: contract.Hint | null;
} {
  const isProfile = context === 'name' || context === 'bio';
  const { decision, rules } = screen(text, isProfile ? 'profile' : 'general');
  if (decision === 'help') return { hint: 'help' };
  if (context === 'name') return { hint: hintForName(text) };
  return { hint: rules.length > 0 ? refusalKindOf(rules) : null };
}

function hintForName(text: string): contract.Hint | null {
  const fault = nameFault(text);
  if (fault === undefined) return null;
  return fault === 'contact' ? 'private' : 'unkind';
}
