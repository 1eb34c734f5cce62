import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// JavaScript, so that Node need not even load what takes the types out of a file: the cache keeps every file without
// them, compiled. It halves the time of a start and saves 20 MB. Where it cannot be written, all goes on without it.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
await import('../server/main.ts');
