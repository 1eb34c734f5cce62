import type { Locator, Page } from '@playwright/test';
import { expect } from './pond.ts';

/** As long as a child takes for a move. A round that is played faster than that brings nothing. */
const THINKING_MS = 600;

/** The first game in the feed; scrolls until there is one. */
export async function findGame(page: Page): Promise<Locator> {
  const card = page
    .getByRole('article')
    .filter({ hasText: /Game · / })
    .first();
  for (let tries = 0; tries < 40 && (await card.count()) === 0; tries += 1) {
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(250);
  }
  await expect(card).toBeVisible();
  return card;
}

/** Plays whatever game it is until it is over. */
export async function playGame(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^Play / }).click();
  await playOn(page, card);
}

/** Plays a game that has been dealt. */
export async function playOn(page: Page, card: Locator): Promise<void> {
  const group = (name: string | RegExp) => card.getByRole('group', { name });
  await expect(group(/^(Cards|Letters|Numbers)$/)).toBeVisible();
  const seen = new Map<number, string>();
  const isOver = () => card.getByRole('button', { name: 'Play again' }).isVisible();
  for (let moves = 0; moves < 200 && !(await isOver()); moves += 1) {
    if (await group('Cards').isVisible()) await turnTwo(card, seen);
    else if (await group('Letters').isVisible()) await tryWord(card, moves);
    else if (await group('Numbers').isVisible()) await answer(card);
    await page.waitForTimeout(THINKING_MS);
  }
}

/** Two cards of the same picture where they have been seen, else new ones. */
async function turnTwo(card: Locator, seen: Map<number, string>): Promise<void> {
  await expect(card.locator('[data-face=up]')).toHaveCount(0);
  const cards = card.getByRole('group', { name: 'Cards' }).getByRole('button');
  const faces = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['face']));
  const down = [...faces.keys()].filter((at) => faces[at] === 'down');
  const findMate = (at: number) =>
    down.find((other) => other !== at && seen.has(at) && seen.get(other) === seen.get(at));
  const unseen = () => down.find((at) => !seen.has(at)) ?? 0;
  const first = down.find((at) => findMate(at) !== undefined) ?? unseen();
  seen.set(first, await turn(cards.nth(first)));
  const second = findMate(first) ?? unseen();
  seen.set(second, await turn(cards.nth(second)));
}

/** Turns a card over and answers what it shows. */
async function turn(card: Locator): Promise<string> {
  await card.click();
  await expect(card).toHaveAccessibleName(/: /);
  return ((await card.getAttribute('aria-label')) ?? '').replace(/^.*: |, found$/g, '');
}

/** The letters as they lie, begun with another one each time. */
async function tryWord(card: Locator, nth: number): Promise<void> {
  const letters = card.getByRole('group', { name: 'Letters' }).getByRole('button');
  const count = await letters.count();
  for (let put = 0; put < count; put += 1) await letters.nth(put === 0 ? nth % count : 0).click();
  await card.getByRole('button', { name: 'Check' }).click();
}

/** A sum, or the middle of what is still possible. */
async function answer(card: Locator): Promise<void> {
  const sum = card.locator('.games-sum');
  const number = (await sum.isVisible()) ? solveSum(await sum.innerText()) : await readMiddle(card);
  await card.getByRole('textbox').fill(String(number));
  await card.getByRole('textbox').press('Enter');
}

function solveSum(sum: string): number {
  const [, left = 0, operation = '+', right = 0] = /(\d+) (\D) (\d+)/.exec(sum) ?? [];
  const results: Record<string, number> = {
    '+': Number(left) + Number(right),
    '−': Number(left) - Number(right),
    '×': Number(left) * Number(right),
    '÷': Number(left) / Number(right),
  };
  return results[operation] ?? 0;
}

async function readMiddle(card: Locator): Promise<number> {
  const range = (await card.getByRole('img', { name: /It's between/ }).getAttribute('aria-label')) ?? '';
  const [from = 0, to = 0] = (range.replaceAll(',', '').match(/\d+/g) ?? []).map(Number);
  return Math.floor((from + to) / 2);
}
