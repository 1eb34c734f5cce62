import type * as contract from '#contract/coloring.ts';
import { paint } from '#contract/rules/coloring.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { createPostWithPicture, rasterizePicture } from '../posts/index.ts';
import { checkColoring } from './coloring.ts';
import { pageColored } from './events.ts';
import { loadPage } from './pages.ts';
import { markShared, saveProgress } from './queries.ts';

/** Keeps the picture as it is now, and makes a post of it. It waits for review like every post with a picture. */
export function shareColoring(
  context: Context,
  actor: ChildActor,
  pageId: string,
  { coloredSections, ...words }: Body<typeof contract.shareColoring>,
): Promise<Returns<typeof contract.shareColoring>> {
  const page = loadPage(context, pageId);
  const coloring = checkColoring(page, coloredSections);
  const { accountId } = actor;
  const svg = paint(page.svgContent, coloredSections).replace('<svg ', '<svg width="800" height="600" ');
  return createPostWithPicture(
    context,
    actor,
    { ...words, category: 'other' },
    () => rasterizePicture(actor, { page: pageId, coloredSections }, svg),
    (tx) => {
      tx.write(saveProgress, { accountId, pageId, ...coloring, now: context.clock.now() });
      tx.write(markShared, { accountId, pageId });
      // A page that was complete before counts no second time.
      if (coloring.isComplete) context.events.emit(tx, pageColored, accountId, { pageId });
    },
  );
}
