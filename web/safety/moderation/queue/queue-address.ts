import { ageGroups } from '#contract/rules/age.ts';
import { caseFilters } from '#contract/safety.ts';
import type { QueueFilters } from '../queries.ts';

interface QueuePlace {
  readonly filters: QueueFilters;
  readonly caseId: string | undefined;
}

/** Figures on other pages link to a part of the queue: `/moderation?show=urgent`. */
export function placeOfAddress(): QueuePlace {
  const query = new URLSearchParams(location.search);
  return {
    filters: {
      lane: query.get('lane') === 'visitors' ? 'visitors' : 'children',
      show: caseFilters.find((one) => one === query.get('show')) ?? 'all',
      kind: query.get('kind') ?? undefined,
      ageGroup: ageGroups.find((one) => one === query.get('age')),
    },
    caseId: query.get('case') ?? undefined,
  };
}

/** After a reload, or on the way back from another page, moderators go on where they were. */
export function keepInAddress({ filters, caseId }: QueuePlace): void {
  const { lane, show, kind, ageGroup } = filters;
  const query = new URLSearchParams({
    ...(lane === 'visitors' ? { lane } : {}),
    ...(show !== 'all' ? { show } : {}),
    ...(kind !== undefined ? { kind } : {}),
    ...(ageGroup !== undefined ? { age: ageGroup } : {}),
    ...(caseId !== undefined ? { case: caseId } : {}),
  });
  const address = query.size === 0 ? location.pathname : `${location.pathname}?${query}`;
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
}
