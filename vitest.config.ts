import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** A busy machine may take longer than a second to show what a test looks for. */
const expect = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    // Tests wait for the database about half of their time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'bin/**/*.test.ts',
            'bench/**/*.test.ts',
            'test/*.test.ts',
            'test/architecture/*.test.ts',
          ],
          globalSetup: ['test/support/database.ts'],
          // All of Lilypad is loaded once a worker, not once a file: no test changes a module, each opens a world of its own.
          isolate: false,
          hookTimeout: 60_000,
          testTimeout: 60_000,
          expect,
        },
      },
      {
        plugins: [react()],
        build: { assetsInlineLimit: 0 },
        test: {
          name: 'web',
          environment: 'happy-dom',
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/web-file.ts'],
          testTimeout: 30_000,
          expect,
        },
      },
    ],
  },
});
