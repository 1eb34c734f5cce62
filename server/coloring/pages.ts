import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { coloringDifficulties } from '#contract/coloring.ts';
import { readPicture, sectionIds } from '#contract/rules/coloring.ts';
import type { Context } from '../platform/context.ts';
import { lazy } from '../platform/lazy.ts';
import { ModuleState } from '../platform/module-state.ts';
import { Problem } from '../platform/problem.ts';
import { SetupError } from '../platform/setup-error.ts';

/** A page of the folder `content/coloring`. */
export interface Page {
  /** Also the name of its file, without `.svg`. */
  readonly id: string;
  readonly title: string;
  readonly difficulty: (typeof coloringDifficulties)[number];
  readonly category: string;
  /** An inactive page is no longer listed, but children who have colored it in keep it. */
  readonly isActive: boolean;
  /** The day it came, YYYY-MM-DD. */
  readonly createdAt: string;
  readonly svgContent: string;
  readonly sectionIds: ReadonlySet<string>;
}

const listed = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{3,60}$/),
    title: z.string().trim().min(1).max(40),
    difficulty: z.enum(coloringDifficulties),
    category: z.string().min(1),
    isActive: z.boolean(),
    createdAt: z.iso.date(),
  }),
);

const state = new ModuleState<ReadonlyMap<string, Page>>('the coloring pages');
const ownFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** Our own pages are read only once, even if several nodes run in one process, as in tests. */
const ownPages = lazy(() => readColoringPages());

export async function openPages(context: Context): Promise<void> {
  const { contentDir } = context.config;
  const pages = await (contentDir === undefined ? ownPages() : readColoringPages(contentDir));
  state.set(context, new Map(pages.map((page) => [page.id, page])));
}

/** All pages of a folder of content, in the order in which they are offered; throws a SetupError that names a faulty one. */
export async function readColoringPages(folder = ownFolder): Promise<Page[]> {
  // A content folder of the operator's own need not bring pictures.
  const from = join(existsSync(join(folder, 'coloring')) ? folder : ownFolder, 'coloring');
  const parsed = listed.safeParse(JSON.parse(await readFile(join(from, 'pages.json'), 'utf8')));
  if (!parsed.success) throw new SetupError(`content/coloring/pages.json: ${z.prettifyError(parsed.error)}`);
  return Promise.all(
    parsed.data.map(async (page) => {
      const svgContent = await readFile(join(from, `${page.id}.svg`), 'utf8');
      const ids = sectionIds(readPicture(svgContent));
      if (ids.length === 0 || new Set(ids).size < ids.length)
        throw new SetupError(`content/coloring/${page.id}.svg needs sections, each with an id of its own.`);
      return { ...page, svgContent, sectionIds: new Set(ids) };
    }),
  );
}

export function listPages(context: Context): Page[] {
  return [...state.get(context).values()].filter(({ isActive }) => isActive);
}

export function loadPage(context: Context, id: string): Page {
  const page = state.get(context).get(id);
  if (!page) throw new Problem('not_found');
  return page;
}
