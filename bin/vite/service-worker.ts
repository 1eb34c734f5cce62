import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

// Files of web/public that the offline page needs; their names do not change with their content.
const unhashed = ['look.js', 'pip-sleeping.svg'];

/** Writes /sw.js: web/service-worker.js with the list of files that make the shell of this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = ['offline.html', ...unhashed, ...shellFiles(bundle)].map((file) => `/${file}`);
        const offline = bundle['offline.html'];
        const hash = createHash('sha256').update(files.join());
        if (offline?.type === 'asset') hash.update(offline.source);
        for (const file of unhashed) hash.update(web(`public/${file}`));
        const version = hash.digest('hex').slice(0, 12);
        const worker = web('service-worker.js');
        const shell = `const shell = ${JSON.stringify({ name: `shell-${version}`, files })};\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: shell + worker });
      },
    },
  };
}

/** What the first page needs: the entry with its static imports, their styles, and the fonts. Lazy pages come later. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const styles of chunk.viteMetadata?.importedCss ?? []) files.add(styles);
    chunk.imports.forEach(add);
  };
  for (const item of Object.values(bundle)) {
    if (item.type === 'chunk' && item.isEntry) add(item.fileName);
    if (item.type === 'asset' && /(baloo-2-latin-wght|andika-latin-[47]00)-normal.*woff2$/.test(item.fileName))
      files.add(item.fileName);
  }
  return [...files];
}

function web(file: string): string {
  return readFileSync(new URL(`../../web/${file}`, import.meta.url), 'utf8');
}
