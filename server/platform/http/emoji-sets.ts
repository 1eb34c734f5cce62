import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { EMOJI_SET, emojiSymbolId, MAX_EMOJI_IN_SET } from '#contract/rules/emoji.ts';
import { MINUTE } from '../clock.ts';
import { Problem } from '../problem.ts';
import { ipBucket } from './rate-limit.ts';

interface EmojiSet {
  readonly svg: string;
  readonly compressed: Buffer;
}

const MAX_CACHED_SETS = 300;
export const MAX_SETS_PER_MINUTE = 1200;
const setLimit = {
  max: MAX_SETS_PER_MINUTE,
  timeWindow: MINUTE,
  keyGenerator: (request: FastifyRequest) => `emoji ${ipBucket(request)}`,
};
const code = /^[\da-f]{2,5}(-[\da-f]{2,5}){0,9}$/;
const compress = promisify(brotliCompress);

/**
 * Serves many emoji in one file: a list of buddies has twenty faces, and on a slow line each request costs more than a picture.
 * A set never changes, as the pictures in it.
 */
export function serveEmojiSets(app: FastifyInstance, folder: string): void {
  const sets = new LRUCache<string, Promise<EmojiSet>>({ max: MAX_CACHED_SETS });
  const loadSet = (list: string): Promise<EmojiSet> => {
    const cached = sets.get(list);
    if (cached) return cached;
    const made = readSet(folder, list.split(','));
    sets.set(list, made);
    made.catch(() => sets.delete(list));
    return made;
  };
  app.get(EMOJI_SET, { schema: { hide: true }, preHandler: app.rateLimit(setLimit) }, async (request, reply) => {
    const { svg, compressed } = await loadSet(readList(request));
    reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' });
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return takesBrotli ? reply.header('content-encoding', 'br').send(compressed) : reply.send(svg);
  });
}

/** The codes that it asks for, as they stand in the address. */
function readList({ query }: FastifyRequest): string {
  const { of: list } = query as { of?: unknown };
  const codes = typeof list === 'string' ? list.split(',') : [];
  const isList = codes.length <= MAX_EMOJI_IN_SET && codes.every((one) => code.test(one));
  if (typeof list !== 'string' || !isList) throw new Problem('not_found');
  return list;
}

/** Emoji without a picture are left out; the device draws them. */
async function readSet(folder: string, codes: readonly string[]): Promise<EmojiSet> {
  const pictures = await Promise.all(
    codes.map(
      async (one) => [one, await readFile(join(folder, 'emoji', `${one}.svg`), 'utf8').catch(() => '')] as const,
    ),
  );
  const svg = emojiSet(pictures.filter(([, picture]) => picture !== ''));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: svg.length };
  return { svg, compressed: await compress(svg, { params }) };
}

/** @param pictures the code of each emoji and its SVG */
export function emojiSet(pictures: readonly (readonly [code: string, svg: string])[]): string {
  const symbols = pictures.map(
    ([one, svg]) =>
      `<symbol id="${emojiSymbolId(one)}" viewBox="0 0 32 32">${svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
