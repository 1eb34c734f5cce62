/** What mails to staff and the operator's webhook say about an urgent case. */
export type AlertKind =
  | 'crisis'
  | 'grooming_or_harm'
  | 'three_blocks'
  | 'report'
  | 'emergency'
  | 'guardians_differ'
  | 'other';

export interface Alert {
  readonly kind: AlertKind;
  readonly count: number;
}

const kinds: Readonly<Record<string, AlertKind>> = {
  crisis: 'crisis',
  held: 'grooming_or_harm',
  blocks: 'three_blocks',
  report: 'report',
  parent: 'report',
  contact: 'emergency',
  objection: 'guardians_differ',
};

/** Counts cases by kind, in the order of the kinds. */
export function groupAlerts(rows: readonly { readonly reason: string; readonly count: number }[]): Alert[] {
  const counts = new Map<AlertKind, number>();
  for (const { reason, count } of rows) {
    const kind = kinds[reason] ?? 'other';
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
