import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type DeclaredPage, pageFiles } from './built-pages.ts';
import { mergeGroups, type SharedGroup } from './merge-groups.ts';

const web = join(import.meta.dirname, '../../web');

/** Where they belong is known only once the shapes of the contract are left out, so Rolldown decides it afterwards. */
const late = /node_modules|.contract./;

/** What nearly all pages need is in the common file already. */
const NEARLY_ALL = 0.8;

/** What Rolldown tells of a module. */
interface ModuleInfo {
  readonly id: string;
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Says in which file a module comes that several pages share.
 *
 * Rolldown makes a file for each set of pages: a hundred, most of a few hundred bytes, each of which costs a slow line a round
 * trip. One file for all would make each page load what only others need. So sets are merged while that saves more than it costs.
 *
 * @param common what comes in one file for all if most pages need it
 * @param childFiles lazy files that every page of a child shows, below web/
 * @param newsFiles lazy files that it shows to some children, or later
 */
export function sharedFiles(
  common: RegExp,
  childFiles: readonly string[],
  newsFiles: readonly string[],
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
      const isOfChild = (lazyFiles: readonly string[]) => childFiles.every((file) => lazyFiles.includes(file));
      pages = [...once, ...once.map((lazyFiles) => (isOfChild(lazyFiles) ? [...lazyFiles, ...newsFiles] : lazyFiles))];
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
  const users = findUsers(pages, modules);
  const isCommon = (id: string) => common.test(id) && (users.get(id)?.size ?? 0) > pages.length * NEARLY_ALL;
  // Each page stands here twice, the second time with news.
  const isShared = (id: string) =>
    new Set([...(users.get(id) ?? [])].map((page) => page % (pages.length / 2))).size > 1;
  const ids = [...users.keys()].filter(
    (id) => isShared(id) && !late.test(id) && !app.has(id) && !landing.has(id) && !isCommon(id),
  );
  const merged = mergeGroups(groupModules(ids, users, modules));
  const start = [...landing].filter((id) => app.has(id)).map((id) => [id, 'start'] as const);
  const shared = merged.flatMap((group, at) => group.modules.map((id) => [id, `shared-${at + 1}`] as const));
  return new Map([...start, ...shared]);
}

/** By module, the pages that need it at once. */
function findUsers(pages: readonly (readonly string[])[], modules: Modules): ReadonlyMap<string, ReadonlySet<number>> {
  const users = new Map<string, Set<number>>();
  for (const [page, lazyFiles] of pages.entries())
    for (const id of reachedFrom(
      lazyFiles.map((file) => join(web, file)),
      modules,
    ))
      users.set(id, (users.get(id) ?? new Set()).add(page));
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
