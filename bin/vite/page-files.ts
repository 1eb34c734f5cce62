import type { Plugin, Rolldown } from 'vite';

/**
 * Writes /page-files.json: by address, the scripts and styles which a page loads besides those that index.html names.
 * The server announces them in the head, so that the browser fetches them together with the app and not after it.
 *
 * Under `closed` stand the files that only the pages of one room need: the server hands them to admins alone.
 *
 * @param pages by address, its lazy files, as paths below web/
 * @param closed the folder of that room, below web/
 */
export function pageFiles(pages: Readonly<Record<string, readonly string[]>>, closed: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    // Last, when Vite has taken out the scripts that held nothing but their styles.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
        const chunkOf = (file: string): string => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${file}`));
          if (!chunk) throw new Error(`pageFiles: ${file} is no lazy page`);
          return chunk.fileName;
        };
        const shell = withImports(bundle, [chunkOf('index.html')]);
        const files = Object.entries(pages).map(([page, lazy]) => {
          const all = withImports(bundle, lazy.map(chunkOf));
          return [page, [...all].filter((file) => !shell.has(file)).map((file) => `/${file}`)];
        });
        this.emitFile({
          type: 'asset',
          fileName: 'page-files.json',
          source: JSON.stringify({ ...Object.fromEntries(files), closed: closedFiles(bundle, closed) }),
        });
      },
    },
  };
}

/** What the room's pages load, without what any other page loads too. */
function closedFiles(bundle: Rolldown.OutputBundle, room: string): string[] {
  const entries = Object.values(bundle)
    .filter((item) => item.type === 'chunk')
    .filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const isOfRoom = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.includes(`/web/${room}/`) ?? false;
  const namesOf = (chunks: readonly Rolldown.OutputChunk[]) => chunks.map(({ fileName }) => fileName);
  const open = withImports(bundle, namesOf(entries.filter((entry) => !isOfRoom(entry))));
  const own = [...withImports(bundle, namesOf(entries.filter(isOfRoom)))].filter((file) => !open.has(file));
  if (own.length === 0) throw new Error(`pageFiles: web/${room} has no files of its own`);
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
