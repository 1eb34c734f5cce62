import type * as contract from '#contract/coloring.ts';
import { type Coloring, paint } from '#contract/rules/coloring.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Row } from '../platform/db/statement.ts';
import { Problem } from '../platform/problem.ts';
import { pageColored } from './events.ts';
import { listPages, loadPage, type Page } from './pages.ts';
import { findProgress, listProgress, saveProgress } from './queries.ts';

type Progress = Row<typeof findProgress>;

const NOT_OF_THIS_PAGE = 'This is not a part of this picture. Please open it again.';

export async function listColoringPages(
  context: Context,
  { accountId }: ChildActor,
): Promise<Returns<typeof contract.listColoringPages>> {
  const rows = await listProgress(context.db, { accountId });
  const known = new Map(rows.map((row) => [row.pageId, row]));
  return { pages: listPages(context).map((page) => present(page, known.get(page.id))) };
}

export async function readColoringProgress(
  context: Context,
  { accountId }: ChildActor,
  pageId: string,
): Promise<Returns<typeof contract.readColoringProgress>> {
  const page = loadPage(context, pageId);
  const progress = await findProgress(context.db, { accountId, pageId });
  return { page: { ...present(page, progress), svgContent: page.svgContent }, progress: presentProgress(progress) };
}

/** Keeps the whole coloring: the last one sent counts. */
export async function saveColoringProgress(
  context: Context,
  actor: ChildActor,
  pageId: string,
  { coloredSections }: Body<typeof contract.saveColoringProgress>,
): Promise<Returns<typeof contract.saveColoringProgress>> {
  const page = loadPage(context, pageId);
  const coloring = checkColoring(page, coloredSections);
  recordActivity(context, actor);
  const { accountId } = actor;
  const values = { accountId, pageId, ...coloring, now: context.clock.now() };
  return context.db.transaction(async (tx) => {
    const before = coloring.isComplete ? await findProgress(tx, { accountId, pageId }) : undefined;
    const saved = tx.write(saveProgress, values);
    if (coloring.isComplete && !before?.completedAt) context.events.emit(tx, pageColored, accountId, { pageId });
    return tx.afterCommit(() => ({ progress: presentProgress(saved.result) }));
  });
}

/** What came from a browser, if all of it is of this page. */
export function checkColoring({ sectionIds }: Page, coloredSections: Coloring) {
  const ids = Object.keys(coloredSections);
  if (!ids.every((id) => sectionIds.has(id))) throw new Problem('invalid', { message: NOT_OF_THIS_PAGE });
  return { coloredSections, isComplete: ids.length === sectionIds.size };
}

/** The page in this child's colors. */
export async function readColoringPicture(
  context: Context,
  { accountId }: ChildActor,
  pageId: string,
): Promise<{ readonly svg: string; readonly version: string }> {
  const page = loadPage(context, pageId);
  const progress = await findProgress(context.db, { accountId, pageId });
  return { svg: paint(page.svgContent, progress?.coloredSections ?? {}), version: toVersion(progress) };
}

function present(page: Page, progress: Progress | undefined): contract.ColoringPage {
  const { svgContent: _, sectionIds, ...rest } = page;
  return {
    ...rest,
    sections: sectionIds.size,
    colored: countColored(page, progress?.coloredSections ?? {}),
    pictureUrl: `/api/coloring/${page.id}/picture?v=${toVersion(progress)}`,
  };
}

/** A section that a newer version of the page no longer has does not count. */
function countColored({ sectionIds }: Page, coloring: Coloring): number {
  return Object.keys(coloring).filter((id) => sectionIds.has(id)).length;
}

function presentProgress(progress: Progress | undefined): contract.ColoringProgress {
  return {
    coloredSections: progress?.coloredSections ?? {},
    isCompleted: Boolean(progress?.completedAt),
    completedAt: progress?.completedAt?.toISOString() ?? null,
    sharedAsPost: progress?.sharedAsPost ?? false,
  };
}

function toVersion(progress: Progress | undefined): string {
  return progress ? String(progress.updatedAt.getTime()) : 'new';
}
