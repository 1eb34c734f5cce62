import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { EMOJI_SET } from '../../contract/rules/emoji.ts';
import { emojiSet } from '../../server/platform/http/emoji-sets.ts';

/**
 * Serves /emoji/<code points>.svg from Fluent Emoji Flat (MIT): the same picture on every device.
 *
 * The build emits the whole set, skin tones too (3139 files, 8 MB on the server's disk): children type any emoji into
 * posts and chat, and a child whose own skin tone fell back to yellow would notice. A browser fetches only what
 * it shows, many in one set (server/platform/http/emoji-sets.ts).
 */
export function emoji(): Plugin {
  let svgs: Map<string, string> | undefined;
  return {
    name: 'emoji',
    configureServer(server) {
      server.middlewares.use('/emoji/', (request, response, next) => {
        const all = svgs ?? drawEmoji();
        svgs = all;
        const { pathname, searchParams } = new URL(request.originalUrl ?? '', 'http://localhost');
        const codes = (searchParams.get('of') ?? '').split(',');
        const svg =
          pathname === EMOJI_SET
            ? emojiSet(codes.flatMap((code) => (all.has(code) ? [[code, all.get(code) ?? ''] as const] : [])))
            : all.get(pathname.replace(/^\/emoji\/|\.svg$/g, ''));
        if (svg) response.setHeader('content-type', 'image/svg+xml').end(svg);
        else next();
      });
    },
    generateBundle() {
      for (const [code, source] of drawEmoji()) this.emitFile({ type: 'asset', fileName: `emoji/${code}.svg`, source });
    },
  };
}

interface EmojiSet {
  icons: Record<string, { body: string }>;
}

function drawEmoji(): Map<string, string> {
  const names = read<Record<string, string>>('chars.json');
  const { icons } = read<EmojiSet>('icons.json');
  const svgs = new Map<string, string>();
  for (const [code, name] of Object.entries(names)) {
    const body = icons[name]?.body;
    if (!body) continue;
    // The set pads the digits of keycaps (0031-20e3), the browser does not.
    const unpadded = code.replace(/^0+/, '');
    svgs.set(
      unpadded,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${withOwnIds(body, unpadded)}</svg>`,
    );
  }
  return svgs;
}

/** Many pictures stand in one page, where each id may be given once. */
function withOwnIds(body: string, code: string): string {
  return body.replace(/(\bid="|url\(#|href="#)/g, `$1${code}-`);
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(`@iconify-json/fluent-emoji-flat/${file}`)), 'utf8'));
}
