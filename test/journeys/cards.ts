import type { Locator, Page } from '@playwright/test';

/** How the server takes what is played: as wrong, right, not at all (refused), never, or the network is cut. */
export type Fate = 'wrong' | 'right' | 'refused' | 'cut' | 'pending';
export const fates: readonly Fate[] = ['pending', 'wrong', 'right', 'refused', 'cut'];

const earned = { pointsEarned: 50, pointsAwarded: 50, leveledUp: false };
const nothing = { pointsEarned: 0, pointsAwarded: 0, leveledUp: false };
const explanation = 'Saturn has more than 200 moons.';

const answers: Record<string, { right: object; wrong: object }> = {
  'riddles/sampleri/guess': {
    right: { isCorrect: true, answer: 'a clock', ...earned },
    wrong: { isCorrect: false, ...nothing },
  },
  'riddles/sampleri/reveal': { right: { answer: 'a clock' }, wrong: { answer: 'a clock' } },
  'trivia/sampletr/answer': {
    right: { isCorrect: true, correctAnswer: 'B', explanation, ...earned },
    wrong: { isCorrect: false, correctAnswer: 'A', explanation, ...nothing },
  },
  'word-puzzles/samplewo/guess': {
    right: { isCorrect: true, answer: 'RAIN', ...earned },
    wrong: { isCorrect: false, ...nothing },
  },
  'jokes/samplejo/react': { right: { reaction: 'love' }, wrong: { reaction: 'love' } },
};

const refusal = { error: { code: 'unavailable', message: 'The pond is taking a short break. Please try again soon.' } };

/** The page of cards, with a stand-in for the server; the newest stand-in is asked first. */
export async function openCards(page: Page, { look = '', fate = 'right' as Fate } = {}): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const known = answers[new URL(route.request().url()).pathname.replace('/api/', '')];
    if (!known) return route.fulfill({ json: { user: null } });
    if (fate === 'pending') return;
    if (fate === 'cut') return route.abort();
    if (fate === 'refused') return route.fulfill({ status: 503, json: refusal });
    return route.fulfill({ json: known[fate] });
  });
  await page.goto(`/dev/cards?${look}`);
  await page.getByRole('heading', { name: 'Cards in every state' }).waitFor({ timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
}

export const findCard = (page: Page, kind: string): Locator => page.locator(`[data-sample^="${kind} "]`).first();

/** Plays one of each, by the keyboard alone. */
export async function playAll(page: Page): Promise<void> {
  await findCard(page, 'riddle').getByRole('textbox').focus();
  await page.keyboard.type('clock');
  await page.keyboard.press('Enter');
  await findCard(page, 'trivia').getByRole('button', { name: 'Saturn' }).focus();
  await page.keyboard.press('Enter');
  await findCard(page, 'word-puzzle').getByRole('textbox').focus();
  await page.keyboard.type('rain');
  await page.keyboard.press('Enter');
  await findCard(page, 'joke').getByRole('button', { name: 'Show the punchline' }).focus();
  await page.keyboard.press('Enter');
  await findCard(page, 'joke').getByRole('button', { name: 'Love' }).focus();
  await page.keyboard.press('Space');
}

/** What shows that a card has reached this state. */
export async function arrived(page: Page, fate: Fate): Promise<void> {
  const [riddle, trivia, word] = ['riddle', 'trivia', 'word-puzzle'].map((kind) => findCard(page, kind)) as [
    Locator,
    Locator,
    Locator,
  ];
  switch (fate) {
    case 'pending':
      await riddle.locator('[aria-busy=true]').waitFor();
      await word.locator('[aria-busy=true]').waitFor();
      return;
    case 'wrong':
      await riddle.getByText('Your guesses:').waitFor();
      await word.getByText('Your guesses:').waitFor();
      await trivia.getByText('Your pick').waitFor();
      return;
    case 'right':
      await riddle.getByText('You solved it!').waitFor();
      await word.getByText('You solved it!').waitFor();
      await trivia.getByText('You got it!').waitFor();
      return;
    case 'refused':
    case 'cut': {
      const why = fate === 'cut' ? /can't reach the pond/ : /taking a short break/;
      await riddle.getByText(why).waitFor();
      await word.getByText(why).waitFor();
      await page.getByText('Reaction failed').waitFor();
    }
  }
}
