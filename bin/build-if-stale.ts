import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { keepFormerAssets } from './former-assets.ts';
import { hashIngredients } from './page-hash.ts';

/** Builds the page into dist/ if one of its source files has changed. */

const checkout = fileURLToPath(new URL('..', import.meta.url));
const page = join(checkout, 'dist');
const cache = join(checkout, '.cache');

async function buildIfStale(): Promise<void> {
  const hash = hashIngredients(checkout);
  if (readBuildHash() === hash) return;
  const started = performance.now();
  console.log('Building the page ...');
  removeDrafts();
  const draft = join(cache, `page-${process.pid}`);
  await build(draft);
  keepFormerAssets(page, draft);
  writeFileSync(join(draft, '.build-hash'), hash);
  replacePage(draft);
  console.log(`The page is built (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}

function readBuildHash(): string | undefined {
  try {
    return readFileSync(join(page, '.build-hash'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Imports Vite only here: that takes longer than the check for changes. */
async function build(outDir: string): Promise<void> {
  process.chdir(checkout);
  // Always React's production build, whatever NODE_ENV is set to.
  process.env['NODE_ENV'] = 'production';
  const [vite, { precompress }, { slimContract }] = await Promise.all([
    import('vite'),
    import('./precompress.ts'),
    import('./vite/slim-contract.ts'),
  ]);
  await vite.build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await precompress(outDir);
  // The server-side rendering of the home page, in one file; files in a folder with a dot are not served.
  await vite.build({
    configFile: false,
    root: join(checkout, 'web'),
    logLevel: 'error',
    plugins: [slimContract()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'entry-server.tsx',
      outDir: join(outDir, '.server'),
      minify: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
    },
  });
}

/** Replaces the page in one step, so that an interrupted build is never served. */
function replacePage(draft: string): void {
  const old = join(cache, `page-${process.pid}-old`);
  if (existsSync(page)) renameSync(page, old);
  renameSync(draft, page);
  rmSync(old, { recursive: true, force: true });
}

/** Removes what interrupted builds have left, but not a build that is running now. */
function removeDrafts(): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const pid = /^page-(\d+)/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

await buildIfStale().catch((error: unknown) => {
  console.error('The page could not be built:', error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
