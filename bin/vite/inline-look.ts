import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const tag = '<script src="/look.js"></script>';
const scripts = ['public/look.js', 'app/shell/record-early-tap.js'];

/**
 * Writes look.js into the pages that the server sends, which allows it by its hash: a request before the first paint less. The
 * offline page has it as a file, since nobody would say its hash there. With it comes what must run before the app's own files.
 */
export function inlineLook(): Plugin {
  return {
    name: 'inline-look',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename.endsWith('/offline.html')
          ? html
          : html.replace(tag, () => `<script>${scripts.map(readScript).join('')}</script>`),
    },
  };
}

function readScript(name: string): string {
  const code = readFileSync(new URL(`../../web/${name}`, import.meta.url), 'utf8');
  return code
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '')
    .trim();
}
