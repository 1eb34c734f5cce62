import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type DeclaredPage, pageFiles } from './built-pages.ts';
import { mergeGroups, type SharedGroup } from './merge-groups.ts';

const web = join(import.meta.dirname, '../../web');

/** What needs it is shapes of the contract. Who needs those is known only once most are left out, so Rolldown places them. */
const zod = /node_modules.zod./;

/** What so many pages need comes with the app. */
const NEARLY_ALL = 0.8;

/** Most visits begin at a child's home, so it counts as much as so many more pages. */
const HOME_WEIGHT = 5;

/** What Rolldown tells of a module. */
interface ModuleInfo {
  readonly id: string;
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Says in which file a module comes: what every page loads in three (`start` for the landing page too, `libraries`, `app`), what
 * several pages share in a few.
 *
 * Left alone, Rolldown makes a file for each set of pages: a hundred, most of a few hundred bytes, each of which costs a slow
 * line a round trip. One file for all would make each page load what only others need. So sets are merged while that saves more
 * than it costs (docs/decisions/0014-vite.md).
 *
 * @param common what comes with the app if nearly all pages need it
 * @param childFiles lazy files that every page of a child shows, below web/
 * @param newsFiles lazy files that it shows later
 * @param homeFile the lazy file of a child's home, below web/
 */
export function sharedFiles(
  common: RegExp,
  childFiles: readonly string[],
  newsFiles: readonly string[],
  homeFile: string,
): { plugin: Plugin; findFile: (id: string, modules: Modules) => string | null } {
  let pages: readonly (readonly string[])[] = [];
  let files: ReadonlyMap<string, string> | undefined;
  const plugin: Plugin = {
    name: 'shared-files',
    apply: 'build',
    async buildStart() {
      const declared = (await import(pathToFileURL(join(web, 'pages.ts')).href)) as {
        pages: Readonly<Record<string, DeclaredPage>>;
      };
      const all = Object.values(declared.pages).flatMap((page) => pageFiles(page, childFiles));
      const once = [...new Map(all.map((lazyFiles) => [lazyFiles.join(), lazyFiles])).values()];
      const home = all.filter(([file]) => file === homeFile);
      pages = [...once, newsFiles, ...Array.from({ length: HOME_WEIGHT }, () => home).flat()];
      files = undefined;
    },
  };
  const findFile = (id: string, modules: Modules): string | null => {
    files ??= shareOut(pages, modules, common);
    return files.get(id) ?? null;
  };
  return { plugin, findFile };
}

function shareOut(
  pages: readonly (readonly string[])[],
  modules: Modules,
  common: RegExp,
): ReadonlyMap<string, string> {
  const app = reachedFrom([join(web, 'index.html')], modules);
  const landing = reachedFrom([join(web, 'landing.html')], modules);
  const users = findUsers(pages.map(toIds), modules);
  const isPlaced = (id: string) => !needsZod(id, modules);
  const isInApp = (id: string) =>
    app.has(id) || (common.test(id) && (users.get(id)?.size ?? 0) > pages.length * NEARLY_ALL);
  const isShared = sharedBetween(pages, users, listLazyParts(app, pages, modules), modules);
  const ids = [...users.keys()].filter((id) => isPlaced(id) && !isInApp(id) && !landing.has(id) && isShared(id));
  const merged = mergeGroups(groupModules(ids, users, modules));
  const appFile = (id: string) => (landing.has(id) ? 'start' : id.includes('node_modules') ? 'libraries' : 'app');
  return new Map([
    ...merged.flatMap((group, at) => group.modules.map((id) => [id, `shared-${at + 1}`] as const)),
    ...[...app, ...users.keys()].filter((id) => isPlaced(id) && isInApp(id)).map((id) => [id, appFile(id)] as const),
  ]);
}

function toIds(lazyFiles: readonly string[]): readonly string[] {
  return lazyFiles.map((file) => join(web, file));
}

function needsZod(id: string, modules: Modules): boolean {
  return /node_modules|.contract./.test(id) && [...reachedFrom([id], modules)].some((reachedId) => zod.test(reachedId));
}

/** Whether more than one file needs a module, of the pages and of their lazy parts. */
function sharedBetween(
  pages: readonly (readonly string[])[],
  users: ReadonlyMap<string, ReadonlySet<number>>,
  parts: readonly string[],
  modules: Modules,
): (id: string) => boolean {
  const usersAmongParts = findUsers(
    parts.map((part) => [part]),
    modules,
  );
  return (id) => {
    const pageFiles = new Set([...(users.get(id) ?? [])].map((page) => pages[page]?.[0]));
    return pageFiles.size + (usersAmongParts.get(id)?.size ?? 0) > 1;
  };
}

/** What loads later than its page: dialogs, cards of the feed and the like. */
function listLazyParts(
  app: ReadonlySet<string>,
  pages: readonly (readonly string[])[],
  modules: Modules,
): readonly string[] {
  const found = new Set<string>();
  const follow = (ids: Iterable<string>): void => {
    for (const id of ids)
      for (const lazy of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (found.has(lazy)) continue;
        found.add(lazy);
        follow(reachedFrom([lazy], modules));
      }
  };
  follow(app);
  const ofPages = new Set(pages.flatMap(toIds));
  return [...found].filter((id) => !ofPages.has(id));
}

/** By module, which of the loads need it at once. */
function findUsers(loads: readonly (readonly string[])[], modules: Modules): ReadonlyMap<string, ReadonlySet<number>> {
  const users = new Map<string, Set<number>>();
  for (const [load, ids] of loads.entries())
    for (const id of reachedFrom(ids, modules)) users.set(id, (users.get(id) ?? new Set()).add(load));
  return users;
}

/** Modules with the same users. */
function groupModules(
  ids: readonly string[],
  users: ReadonlyMap<string, ReadonlySet<number>>,
  modules: Modules,
): readonly SharedGroup[] {
  const groups = new Map<string, SharedGroup>();
  for (const id of ids) {
    const info = modules.getModuleInfo(id);
    const key = [...(users.get(id) ?? [])].join();
    const group = groups.get(key) ?? {
      users: new Set(users.get(id)),
      size: 0,
      modules: [],
      imports: new Set<string>(),
    };
    group.modules.push(id);
    group.size += info?.code?.length ?? 0;
    for (const imported of info?.importedIds ?? []) group.imports.add(imported);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The modules that come with these without a lazy import. */
function reachedFrom(ids: readonly string[], modules: Modules, seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue;
    const info = modules.getModuleInfo(id);
    if (!info) continue;
    seen.add(id);
    reachedFrom(info.importedIds, modules, seen);
  }
  return seen;
}
