import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

/** Sends many children through five weeks, in a database of its own, then verifies: `npm run rewards:simulate -- --children 500`. */
const { values } = parseArgs({ options: { children: { type: 'string', default: '500' } } });
const child = spawn('vitest', ['run', 'server/rewards/verify/simulation.test.ts'], {
  env: { ...process.env, SIMULATED_CHILDREN: values.children },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
