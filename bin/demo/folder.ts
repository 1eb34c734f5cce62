import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Config } from '#server/platform/config.ts';
import { SetupError } from '#server/platform/setup-error.ts';
import { openHome } from '#server/postgres/home.ts';
import { isLocked } from '#server/postgres/lock.ts';

/** Refuses to start where made-up children could meet real ones. */
export function refuseRealUse({
  publicUrl,
  port,
  smtpUrl,
  databaseUrl,
  redisUrl,
  trustProxy,
  isDevelopersMachine,
}: Config) {
  const signs = [
    publicUrl !== `http://localhost:${port}` && 'PUBLIC_URL',
    smtpUrl && 'SMTP_URL',
    databaseUrl && 'DATABASE_URL',
    redisUrl && 'REDIS_URL',
    trustProxy && 'TRUST_PROXY',
  ].filter((sign) => sign !== false && sign !== undefined);
  if (signs.length > 0)
    throw new SetupError(
      `This looks like a real Lilypad: ${signs.join(', ')} is set. The demo has a database of its own and is for your own machine only. Please unset these settings first.`,
    );
  if (!isDevelopersMachine)
    throw new SetupError(
      'The demo is for your own machine only, because its password is public. Please leave HOST unset.',
    );
}

const note = z.object({ made: z.nullable(z.iso.datetime()) });
const NOTE = 'demo.json';

/** A separate folder beside the real data, which is never touched. */
export function demoFolder({ dataDir }: Pick<Config, 'dataDir'>, checkout: string): string {
  return join(openHome(dataDir, checkout).dataDir, 'demo');
}

/** When the demo in this folder was made; undefined when there is none, or it was interrupted. */
export function madeAt(folder: string): Date | undefined {
  if (!existsSync(join(folder, NOTE))) return undefined;
  const { made } = note.parse(JSON.parse(readFileSync(join(folder, NOTE), 'utf8')));
  return made === null ? undefined : new Date(made);
}

export function noteMade(folder: string, made: Date | null): void {
  writeFileSync(join(folder, NOTE), `${JSON.stringify({ made })}\n`);
}

export function prepareFolder(folder: string, checkout: string): void {
  clear(folder);
  openHome(folder, checkout);
  noteMade(folder, null);
}

/** Deletes a demo, and never anything else. */
function clear(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (!existsSync(join(folder, NOTE))) throw new SetupError(`${folder} is not a demo. Please move it away.`);
  if (isLocked(folder)) throw new SetupError('The demo is running already. Please stop it first.');
  rmSync(folder, { recursive: true });
}
