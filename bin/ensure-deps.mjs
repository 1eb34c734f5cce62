// Runs `npm ci` when what is installed differs from package-lock.json, and says nothing otherwise. Then runs the scripts
// that it is given, on the Node of the packages.
// Plain JavaScript, because it may run on the system's Node (18 or later) before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const lockFile = new URL('package-lock.json', root);
/** Which lock `npm ci` has last been run for; npm ci empties the folder, so it cannot grow stale. */
const tried = new URL('node_modules/.lilypad-tried', root);

const wanted = packagesOf(lockFile);
const installed = packagesOf(new URL('node_modules/.package-lock.json', root));
if (!wanted) {
  console.error('package-lock.json is missing or broken: fetch Lilypad again.');
  process.exit(1);
}
if (!installed || !isComplete(wanted, installed)) install();
for (const script of process.argv.slice(2)) run(script);

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** npm keeps its own record of what it has installed, which holds for installs with any settings. */
function isComplete(wanted, installed) {
  const needed = Object.entries(wanted).filter(([path, pack]) => path !== '' && isNeeded(pack));
  const strays = Object.entries(installed).filter(([path, pack]) => !(path in wanted) && !pack.extraneous);
  return strays.length === 0 && needed.every(([path, pack]) => isInstalled(path, pack));

  function isInstalled(path, pack) {
    const found = installed[path];
    if (!found) return pack.optional && (!pack.os || wasTried());
    return found.version === pack.version && found.integrity === pack.integrity && existsSync(new URL(path, root));
  }

  function isNeeded(pack) {
    return !(isForDevelopment(pack) && areToolsLeftOut(installed)) && fitsThisMachine(pack);
  }
}

function isForDevelopment(pack) {
  return pack.dev || pack.devOptional;
}

/** A server may be installed without development tools (--omit=dev), as long as its page was built before. */
function areToolsLeftOut(installed) {
  const isStart = process.env.npm_lifecycle_event === 'prestart';
  return isStart && existsSync(new URL('dist/.build-hash', root)) && !Object.values(installed).some((pack) => pack.dev);
}

function fitsThisMachine({ os, cpu, libc }) {
  return allows(os, process.platform) && allows(cpu, process.arch) && (!libc || allows(libc, libcOfThisMachine()));
}

/** Some packages say `"os": "darwin"`, others `["darwin", "linux"]` or `["!win32"]`. */
function allows(list, value) {
  if (list === undefined) return true;
  const names = [list].flat();
  return names.includes(value) || (names[0]?.startsWith('!') && !names.includes(`!${value}`));
}

function libcOfThisMachine() {
  if (process.platform !== 'linux') return undefined;
  return existsSync(`/lib/ld-musl-${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}.so.1`) ? 'musl' : 'glibc';
}

/** A registry may lack an optional package; asking it again at every start would not help. */
function wasTried() {
  try {
    return readFileSync(tried, 'utf8') === readFileSync(lockFile, 'utf8');
  } catch {
    return false;
  }
}

function install() {
  console.log(`Installing what Lilypad needs (npm ci, on Node ${process.versions.node}) ...`);
  // The page is built here and the database is an optional package, so an operator's omit settings must not hold.
  const args = ['ci', '--include=dev', '--include=optional', '--include=peer'];
  const npm = process.env.npm_execpath;
  const options = { cwd: fileURLToPath(root), stdio: 'inherit' };
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error('The packages could not be installed: check the connection to the npm registry and try again.');
    process.exit(done.status || 1);
  }
  writeFileSync(tried, readFileSync(lockFile));
}

/** Runs a script on the Node that is installed by now: a second command of the same shell line would not find it. */
function run(script) {
  const node = fileURLToPath(new URL(`node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`, root));
  const options = { cwd: fileURLToPath(root), stdio: 'inherit', shell: process.platform === 'win32' };
  const done = spawnSync(node, [script], options);
  if (done.status !== 0) process.exit(done.status || 1);
}
