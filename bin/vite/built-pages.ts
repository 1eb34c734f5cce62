import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import {
  type BuiltPage,
  type BuiltPages,
  type ByViewer,
  type PageHead,
  type SkeletonShape,
  viewers,
} from '../../contract/shared/built-pages.ts';
import type { WrittenLanguage } from '../../contract/shared/languages.ts';

type Load = () => unknown;

/** What is read here of a page that web/pages.ts declares. Its types are the browser's, which this program does without. */
export interface DeclaredPage extends ByViewer<Load> {
  readonly everyone?: Load;
  readonly admin?: Load;
  readonly parent?: Load;
  readonly firstCalls?: ByViewer<readonly string[]> & {
    readonly everyone?: readonly string[];
    readonly parent?: readonly string[];
  };
  readonly parts?: readonly string[];
  readonly partsByQuery?: Readonly<Record<string, readonly string[]>>;
  readonly isPublic?: boolean;
  readonly skeleton?: SkeletonShape;
}

export type DeclaredHeads = Readonly<Record<WrittenLanguage, Readonly<Record<string, PageHead>>>>;

/** What stands around every page of a child: its lazy files, and what it asks once the page is there. */
interface ChildFrame {
  readonly files: readonly string[];
  readonly calls: readonly string[];
}

/** The scripts and styles that a lazy file needs besides the app. */
type FilesOf = (lazyFiles: readonly string[]) => readonly string[];

/**
 * Writes /pages.json from web/pages.ts and web/heads: what the server has to know about the pages. It announces their files in
 * the head, so that the browser fetches them together with the app and not after it.
 *
 * @param childFiles lazy files that every page of a child shows, below web/
 * @param staffMessages the lazy file that shows messages of staff, below web/
 * @param adminFolder below web/; what only its pages load, the server hands to admins alone
 */
export function builtPages(childFiles: readonly string[], staffMessages: string, adminFolder: string): Plugin {
  return {
    name: 'built-pages',
    apply: 'build',
    // Last, when Vite has taken out the scripts that held nothing but their styles.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const web = join(import.meta.dirname, '../../web');
        const { pages, childFrameCalls } = (await load(join(web, 'pages.ts'))) as {
          pages: Readonly<Record<string, DeclaredPage>>;
          childFrameCalls: readonly string[];
        };
        const { heads } = (await load(join(web, 'heads/index.ts'))) as { heads: DeclaredHeads };
        const findFiles = fileFinder(bundle);
        const built = Object.entries(pages).map(([path, page]) => [
          path,
          builtPage(page, findHeads(path, page, heads), { files: childFiles, calls: childFrameCalls }, findFiles),
        ]);
        const table: BuiltPages = {
          pages: Object.fromEntries(built),
          staffMessageFiles: findFiles([staffMessages]),
          adminFiles: adminFiles(bundle, adminFolder),
        };
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(table) });
      },
    },
  };
}

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href);
}

function findHeads(path: string, { isPublic }: DeclaredPage, heads: DeclaredHeads): BuiltPage['heads'] {
  if (!isPublic) return undefined;
  const found = Object.entries(heads).map(([language, all]) => {
    if (!all[path]) throw new Error(`web/heads/${language}.ts has no head for ${path}`);
    return [language, all[path]];
  });
  return Object.fromEntries(found);
}

export function builtPage(
  page: DeclaredPage,
  heads: BuiltPage['heads'],
  childFrame: ChildFrame,
  filesOf: FilesOf,
): BuiltPage {
  const hasChildFrame = !page.parent;
  const filesWith = (parts: readonly string[]) =>
    byViewer((viewer) => {
      const shown = page.everyone ?? page.parent ?? page[viewer];
      return (
        shown && filesOf([lazyFile(shown), ...parts, ...(viewer === 'child' && hasChildFrame ? childFrame.files : [])])
      );
    });
  const queries = Object.entries(page.partsByQuery ?? {});
  return {
    firstCalls: byViewer((viewer) => page.firstCalls?.[viewer] ?? page.firstCalls?.parent ?? page.firstCalls?.everyone),
    ...(hasChildFrame ? { frameCalls: childFrame.calls } : {}),
    files: filesWith(page.parts ?? []),
    filesByQuery: Object.fromEntries(queries.map(([query, parts]) => [query, filesWith(parts)])),
    ...(page.skeleton ? { skeleton: page.skeleton } : {}),
    ...(heads ? { heads } : {}),
  };
}

/** The lazy files that each viewer of a page loads at once, below web/. */
export function pageFiles(page: DeclaredPage, childFiles: readonly string[]): readonly (readonly string[])[] {
  const listFiles = (load: Load | undefined, more: readonly string[]) =>
    load ? [[lazyFile(load), ...(page.parts ?? []), ...more]] : [];
  return [
    ...listFiles(page.child, childFiles),
    ...[page.everyone, page.staff, page.visitor, page.admin, page.parent].flatMap((load) => listFiles(load, [])),
  ];
}

function byViewer<Value>(valueFor: (viewer: (typeof viewers)[number]) => Value | undefined): ByViewer<Value> {
  const entries = viewers.map((viewer) => [viewer, valueFor(viewer)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as ByViewer<Value>;
}

/** The file that a page's function imports. The function itself cannot run here: it would load a component. */
function lazyFile(loadPage: Load): string {
  const [, file] = /import\(['"]\.\/(.+?)['"]\)/.exec(String(loadPage)) ?? [];
  if (file === undefined) throw new Error(`web/pages.ts: ${String(loadPage)} imports no file`);
  return file;
}

function fileFinder(bundle: Rolldown.OutputBundle): FilesOf {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const getChunk = (file: string): string => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${file}`)));
    if (!chunk) throw new Error(`built-pages: ${file} is no lazy file`);
    return chunk.fileName;
  };
  const app = withImports(bundle, [getChunk('index.html')]);
  return (lazyFiles) => {
    const all = withImports(bundle, lazyFiles.map(getChunk));
    return [...all].filter((file) => !app.has(file)).map((file) => `/${file}`);
  };
}

/** What the pages of admins load, without what any other page loads too. */
function adminFiles(bundle: Rolldown.OutputBundle, folder: string): string[] {
  const entries = Object.values(bundle)
    .filter((item) => item.type === 'chunk')
    .filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const isForAdmins = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId?.includes(`/web/${folder}/`) ?? false;
  const fileNames = (chunks: readonly Rolldown.OutputChunk[]) => chunks.map(({ fileName }) => fileName);
  const open = withImports(bundle, fileNames(entries.filter((entry) => !isForAdmins(entry))));
  const own = [...withImports(bundle, fileNames(entries.filter(isForAdmins)))].filter((file) => !open.has(file));
  if (own.length === 0) throw new Error(`built-pages: web/${folder} has no files of its own`);
  return own.map((file) => `/${file}`);
}

function withImports(bundle: Rolldown.OutputBundle, files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) continue;
    seen.add(file);
    for (const styles of chunk.viteMetadata?.importedCss ?? []) seen.add(styles);
    withImports(bundle, chunk.imports, seen);
  }
  return seen;
}
