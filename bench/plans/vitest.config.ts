import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The long run that reads PostgreSQL's plans in a large database: `npm run plans`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    maxWorkers: 1,
    isolate: false,
    include: ['bench/plans/*.plan.ts'],
    globalSetup: ['bench/plans/database.ts'],
    hookTimeout: 600_000,
    testTimeout: 60_000,
  },
});
