import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Of the C library's memory one arena, set before a process begins: with one for each thread, 200 hashed passwords leave
// 120 MB behind. The process is replaced, not doubled (docs/decisions/0055-password-hashing.md).
if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX && !process.channel) {
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, MALLOC_ARENA_MAX: '1' });
}

// JavaScript, so that Node need not even load what takes the types out of a file: the cache keeps every file without
// them, compiled. It halves the time of a start and saves 20 MB. Where it cannot be written, all goes on without it.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
await import('../server/main.ts');
