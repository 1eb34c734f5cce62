import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Runs axe on the page and expects no findings. */
export async function expectNoAxeFindings(page: Page, where?: string, without: readonly string[] = []): Promise<void> {
  // A second look, where the first one finds something: a card may have begun to fade in meanwhile.
  const found = (await findings(page, without)).length > 0 ? await findings(page, without) : [];
  expect(found, where).toEqual([]);
}

async function findings(page: Page, without: readonly string[]): Promise<string[]> {
  await page.evaluate(endMotion);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).disableRules([...without]);
  // No page of ours has a frame, so all is found in one go and needs no page beside it to be put together.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** What is still fading in has the contrast of no page. What moves for ever may go on. */
async function endMotion(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  const ended = Promise.allSettled(ending.map(({ finished }) => finished));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))]);
}
