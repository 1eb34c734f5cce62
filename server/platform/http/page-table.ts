import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage, BuiltPages, Viewer } from '#contract/shared/built-pages.ts';

/** The page at an address, and the ids in that address. */
export interface PageMatch extends BuiltPage {
  readonly path: string;
  readonly ids: Readonly<Record<string, string>>;
}

export type FindPage = (path: string) => PageMatch | undefined;

/** What the build wrote about the pages of the browser app. */
export async function readBuiltPages(folder: string): Promise<BuiltPages> {
  return JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as BuiltPages;
}

/** Finds the page at a path, with or without a trailing slash. */
export function pageFinder({ pages }: Pick<BuiltPages, 'pages'>): FindPage {
  const patterns = Object.entries(pages).map(([path, page]) => ({ path, page, pattern: toPattern(path) }));
  return (address) => {
    for (const { path, page, pattern } of patterns) {
      const match = pattern.exec(withoutTrailingSlash(address));
      if (match) return { ...page, path, ids: { ...match.groups } };
    }
    return undefined;
  };
}

/** `:id` in the address of a page is any id. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[\\w-]+)')}$`);
}

/** The calls that the page makes first, with the ids of its address and, as `own`, of the account that asks. */
export function listFirstCalls({ firstCalls, ids }: PageMatch, viewer: Viewer, own = ''): readonly string[] {
  const all: PageMatch['ids'] = { ...ids, own };
  const calls = firstCalls[viewer] ?? [];
  return calls.map((call) => call.replace(/:(\w+)/g, (_whole, name: string) => all[name] ?? ''));
}

/** The scripts and styles of the page, at an address that may have a query such as `?for=grown-ups`. */
export function listFiles({ files, filesByQuery }: PageMatch, query: string, viewer: Viewer): readonly string[] {
  return (filesByQuery[query] ?? files)[viewer] ?? [];
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** The path without a trailing slash, and the query with its question mark. */
export function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const at = url.indexOf('?');
  if (at === -1) return { path: withoutTrailingSlash(url), query: '' };
  return { path: withoutTrailingSlash(url.slice(0, at)), query: url.slice(at) };
}
