import pg from 'pg';
import type { World } from '#test/world.ts';
import { listSeqScans, type PlanNode } from './plan.ts';

/** What one statement really did. */
export interface ExecutedStatement {
  readonly text: string;
  readonly ms: number;
  /** Tables that it read from one end to the other. */
  readonly seqScans: readonly string[];
}

interface Explained {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}

/** From now on PostgreSQL reports to each connection what its statements did. */
export async function explainAll(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const [name, value] of Object.entries({
    session_preload_libraries: "'auto_explain'",
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': "'json'",
    'auto_explain.log_level': "'notice'",
    client_min_messages: "'notice'",
  }))
    await client.query(`alter database ${connection.database} set ${name} = ${value}`);
  await client.end();
}

/** Collects what PostgreSQL reports to all connections of a world. `take` returns it and starts over. */
export function watch({ context }: World): { take(): ExecutedStatement[] } {
  const known = new WeakSet<object>();
  let executed: ExecutedStatement[] = [];
  context.db.pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('notice', ({ message = '' }) => {
      const [, ms, plan] = /^duration: ([\d.]+) ms {2}plan:\s*(\{[\s\S]*)$/.exec(message) ?? [];
      if (!ms || !plan) return;
      const report = JSON.parse(plan) as Explained;
      executed.push({ text: report['Query Text'], ms: Number(ms), seqScans: listSeqScans(report.Plan) });
    });
  });
  return {
    take: () => {
      const taken = executed;
      executed = [];
      return taken;
    },
  };
}
