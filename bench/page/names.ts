import { posix } from 'node:path';

/** Links that a browser follows at once; others are for later or for other devices. */
const followed = new Set(['stylesheet', 'preload', 'modulepreload', 'icon']);

/** Addresses in a page that a browser loads with it, except pictures that wait until they are near. */
export function namesInPage(html: string): string[] {
  const tags = html.match(/<(?:script|link|img)\b[^>]*>/g) ?? [];
  const named = tags.filter((tag) => !tag.startsWith('<link') || followed.has(readAttribute(tag, 'rel') ?? ''));
  const now = named.filter((tag) => readAttribute(tag, 'loading') !== 'lazy');
  const names = now.flatMap((tag) => readAttribute(tag, tag.startsWith('<link') ? 'href' : 'src') ?? []);
  return [...new Set(names)].filter((name) => name.startsWith('/'));
}

/** Addresses that a built module imports before it runs; what it may import later is not among them. */
export function namesInScript(code: string, path: string): string[] {
  const imports = code.matchAll(/(?:^|[;}\s])(?:import|export)(?:[\w$\s{},*]+from)?\s*["'](\.[^"']+)["']/g);
  return [...new Set([...imports].map(([, name = '']) => posix.join(posix.dirname(path), name)))];
}

function readAttribute(tag: string, attribute: string): string | undefined {
  return new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
}
