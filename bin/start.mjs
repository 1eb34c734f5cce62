import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// One memory arena of the C library, which has to be set before the process starts: with one per thread, hashing 200
// passwords keeps 120 MB. The process is replaced, not doubled (docs/decisions/0029-password-hashing.md).
if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX && !process.channel) {
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, MALLOC_ARENA_MAX: '1' });
}

// JavaScript, so that Node does not load its type stripper: the cache stores every file compiled and without types. It halves
// the start time and saves 20 MB. If it cannot be written, Node works without it.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
await import('../server/main.ts');
