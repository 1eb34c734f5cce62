import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createFastRandom } from '#server/platform/random.ts';
import { readContract } from './architecture/contract-rules.ts';
import { REFUSED_MAIL } from './endpoints/admin.ts';
import { openEndpointWorld } from './endpoints/endpoint-world.ts';
import { Fuzzer } from './fuzz/fuzzer.ts';

/** `npm run fuzz` sets both, for the long run. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 61);
const ROUND_SIZE = 1000;
const ERROR = 50;

const declared = await readContract(fileURLToPath(new URL('..', import.meta.url)));

it(`answers any request without an error: ${REQUESTS} requests of seed ${SEED}`, { timeout: 3_600_000 }, async () => {
  const errors: string[] = [];
  const onLog = (line: string) => {
    if (JSON.parse(line).level >= ERROR && !line.includes(REFUSED_MAIL)) errors.push(line);
  };
  const pond = await openEndpointWorld({ settings: { TRUST_PROXY: 'true', LOG_LEVEL: 'warn' }, onLog });
  const address = await pond.world.listen();
  const endpoints = declared.map(({ endpoint }) => endpoint);
  const takeErrors = () => errors.splice(0);
  const fuzzer = new Fuzzer({ pond, address, random: createFastRandom(SEED), endpoints, takeErrors });

  for (let sent = 0; sent < REQUESTS; sent += ROUND_SIZE) await fuzzer.round(Math.min(ROUND_SIZE, REQUESTS - sent));
  fuzzer.close();
  await pond.world[Symbol.asyncDispose]();

  if (process.env['FUZZ_REQUESTS']) console.log(`answers of seed ${SEED}:`, Object.fromEntries(fuzzer.statuses));

  expect(fuzzer.findings.map((finding) => JSON.stringify(finding)).join('\n')).toBe('');
});
