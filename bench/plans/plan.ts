/** A step of a plan, as EXPLAIN writes it in JSON. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** All steps of a plan, the outermost first. */
function listNodes(plan: PlanNode): readonly PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(listNodes)];
}

/** The tables that a plan read from one end to the other. */
export function listSeqScans(plan: PlanNode): readonly string[] {
  const tables = listNodes(plan).flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  );
  return [...new Set(tables)].sort();
}
