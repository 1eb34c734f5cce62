import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Pond } from './pond.ts';
import { typeset } from './words.ts';

export const PASSWORD = 'correct frog battery';

export interface Newcomer {
  readonly username: string;
  readonly age: number;
  readonly email: string;
}

/** A new child on the home page, with an open socket. How one gets there is tested in joining.spec.ts. */
export async function signUp(page: Page, pond: Pond, newcomer: Newcomer): Promise<void> {
  await skipFirstRiddle(page, await joinByCalls(page.request, pond, newcomer));
  await openHome(page);
}

/** The home page of who is signed in, as soon as its socket is open. */
export async function openHome(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const hears = new Promise((resolve) => devTools.once('Network.webSocketHandshakeResponseReceived', resolve));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await hears;
  await devTools.detach();
}

/** The pond itself opens, and not the first screen of a newcomer, which is walked in joining.spec.ts. */
export async function skipFirstRiddle(page: Page, userId: string): Promise<void> {
  await page.addInitScript((id) => localStorage.setItem(`first-riddle-skipped:${id}`, '1'), userId);
}

/** Somebody new without a screen; returns their id. */
export async function joinByCalls(me: APIRequestContext, pond: Pond, newcomer: Newcomer): Promise<string> {
  const { username, age, email } = newcomer;
  const dateOfBirth = `${new Date().getUTCFullYear() - age}-01-01`;
  const names = { username, firstName: 'Robin', lastName: 'Puddle', dateOfBirth, ageConfirmation: true };
  const grownUp = { parentName: 'Pat Puddle', parentEmail: email, coppaAcknowledgment: true };
  const form = { ...names, ...(age < 13 ? grownUp : { email }), password: PASSWORD, confirmPassword: PASSWORD };
  const { signupId } = await (await me.post('/api/send-verification', { data: form })).json();
  const verified = await me.post('/api/verify-email', { data: { signupId, code: await pond.codeFor(email) } });
  expect(verified.status()).toBe(201);
  if (age >= 13) await goByUsername(me, username);
  return (await verified.json()).id;
}

/** Signs a parent in, from the form to the link in the e-mail. */
export async function signInParent(page: Page, pond: Pond, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /mail/ }).fill(email);
  await page.getByRole('button', { name: typeset('E-mail me a link') }).click();
  await expect(page.getByRole('heading', { name: typeset('Check your e-mail') })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(await pond.linkFor(email, 'family'));
  await page.getByRole('button', { name: 'Go to my pages' }).click();
}

/** Nicknames are drawn by lot; journeys find their people by their usernames. */
export async function goByUsername(me: APIRequestContext, username: string): Promise<void> {
  expect((await me.patch('/api/user', { data: { displayName: username } })).status()).toBe(200);
}

/** Signs a child up as a child would: form, code from the mailbox, into the pond. */
export async function signUpByForm(page: Page, pond: Pond, newcomer: Newcomer): Promise<void> {
  await page.goto('/auth?tab=sign-up');
  await fillForm(page, newcomer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Type in the code');
  await typeCode(page, await pond.codeFor(newcomer.email));
  await dialog.getByRole('button', { name: 'Verify and Create Account' }).click();
  await page.getByRole('button', { name: "Let's go!" }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** Walks through the three steps, up to the last button. */
export async function fillForm(page: Page, { username, age, email }: Newcomer): Promise<void> {
  await fillAboutYou(page, age);
  await fillPondName(page, username);
  await fillReceiver(page, age, email);
}

export async function fillAboutYou(page: Page, age: number): Promise<void> {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Puddle');
  await chooseBirthday(page, age);
  await page.getByLabel("That's my real birthday.").check();
  await page.getByRole('button', { name: 'Next' }).click();
}

export async function fillPondName(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await expect(page.getByText("It's free!")).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Whoever gets the code: the grown-up, and from 13 on the young person. */
export async function fillReceiver(page: Page, age: number, email: string): Promise<void> {
  if (age < 13) {
    await page.getByLabel(typeset("Your grown-up's name")).fill('Pat Puddle');
    await page.getByLabel(typeset("Your grown-up's e-mail")).fill(email);
    await page.getByLabel(typeset("My grown-up knows I'm signing up.")).check();
  } else {
    await page.getByLabel(typeset('Your e-mail')).fill(email);
  }
}

export async function chooseBirthday(page: Page, age: number): Promise<void> {
  await page.getByLabel('Month').selectOption({ index: 1 });
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Year').selectOption(String(new Date().getUTCFullYear() - age));
}

/** Types the six digits where the focus may be anywhere in the dialog. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

export async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).last().click();
}

const folder = join(import.meta.dirname, '..', '..', 'content');

/** All riddles with their answers, as only the server knows them. */
export const riddles = readdirSync(join(folder, 'riddles')).flatMap(
  (file) =>
    JSON.parse(readFileSync(join(folder, 'riddles', file), 'utf8')) as {
      question: string;
      answer: string;
      difficulty: 'easy' | 'medium' | 'hard';
    }[],
);

export function answerTo(question: string): string {
  const riddle = riddles.find((one) => question.includes(one.question));
  if (!riddle) throw new Error(`no such riddle: ${question}`);
  return riddle.answer;
}

/** The first riddle in the feed that can still be guessed; scrolls until there is one. */
export async function findRiddle(page: Page) {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByLabel('Your guess') })
    .first();
  for (let tries = 0; tries < 20 && (await card.count()) === 0; tries += 1) {
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(250);
  }
  await expect(card).toBeVisible();
  return card;
}
