import type * as contract from '#contract/safety/screening.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { collectFindings, screen } from './filter/screen.ts';
import { nameFault } from './names/index.ts';
import { toRefusalKind } from './refusal.ts';

/**
 * A hint while a child is writing: the kind of problem, and where private details are, so that they can be removed. Anything
 * more exact would teach how to get around the filter. Nothing is stored.
 */
export function readWritingHint({
  text,
  context,
}: Body<typeof contract.readWritingHint>): Returns<typeof contract.readWritingHint> {
  const isProfile = context === 'name' || context === 'bio';
  const { decision, rules } = screen(text, isProfile ? 'profile' : 'general');
  if (decision === 'help') return { hint: 'help' };
  if (context === 'name') return { hint: hintForName(text) };
  if (rules.length === 0) return { hint: null };
  const places = context === 'chat' ? privatePlaces(text) : [];
  return { hint: toRefusalKind(rules), ...(places.length > 0 ? { places } : {}) };
}

/** What only looks private has no place that one could take out. */
function privatePlaces(text: string): { from: number; to: number }[] {
  const found = collectFindings(text).filter(({ rule }) => rule.startsWith('private.') && !rule.endsWith('.likely'));
  return found.map(({ span: [from, to] }) => ({ from, to }));
}

function hintForName(text: string): contract.Hint | null {
  const fault = nameFault(text);
  if (fault === undefined) return null;
  return fault === 'contact' ? 'private' : 'unkind';
}
