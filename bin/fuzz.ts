import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

/** A long run of test/fuzz.test.ts, on a database of its own: `npm run fuzz -- --requests 100000 --seed 7`. */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const env = { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
const child = spawn('vitest', ['run', 'test/fuzz.test.ts'], {
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
