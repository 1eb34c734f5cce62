import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** At the page as it is now axe finds nothing. */
export async function expectNoAxeFindings(page: Page, where?: string, without: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).disableRules([...without]);
  // No page of ours has a frame, so all is found in one go and needs no page beside it to be put together.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  expect(found, where).toEqual([]);
}
