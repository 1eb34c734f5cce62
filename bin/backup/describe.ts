import type { Contents } from '../../server/platform/backup/write.ts';

const countedTables = { children: 'children', posts: 'posts', messages: 'chat_messages', cases: 'cases' };

/** What an archive holds, in two lines for people. */
export function describe({ manifest, summary }: Contents): string {
  const made = manifest.madeAt.slice(0, 19).replace('T', ' ');
  const counts = Object.entries(countedTables).map(([noun, table]) => `${noun}: ${summary.rows[table] ?? 0}`);
  return `This backup was made on ${made} UTC, with the schema of ${manifest.migrations.at(-1)}.\nIt holds ${counts.join(', ')}.`;
}
