// @vitest-environment node
import { expect, test } from 'vitest';
import { defaultAgeLimits } from '#contract/shared/age-limits.ts';
import { renderLanding } from '#web/entry-server.tsx';

// Here as on the server: no window, no document.
const answers = {
  '/api/user-count': { count: 1200 },
  '/api/riddles/today': { id: 'abcd', question: 'Who hops by night?', difficulty: 'easy', points: 20 },
};
const { html } = renderLanding(answers, defaultAgeLimits);

test('the server draws the whole page, its answers filled in', () => {
  expect(html).toContain('Who hops by night?');
  expect(html).toMatch(/<span data-user-count=""[^>]*>1,200 kids are already hopping around<\/span>/);
  expect(html).not.toContain('aria-busy="true"');
});

test('the count keeps its place on an empty pond, for the children who come later', () => {
  const empty = renderLanding({ ...answers, '/api/user-count': { count: 0 } }, defaultAgeLimits).html;

  expect(empty).toMatch(/<span data-user-count=""[^>]*><\/span>/);
});

test('it needs nothing that the content security policy forbids: no style attribute, no script, no handler', () => {
  expect(html.match(/<[^>]*\s(style|on\w+)=/g)).toBeNull();
  expect(html).not.toMatch(/<script|<style|javascript:/);
});

test('it works without React: links lead on, and nothing waits to be clicked', () => {
  expect(html).not.toMatch(/<(button|input|form|select|textarea)\b/);
});

test('every picture reserves its place', () => {
  const pictures = html.match(/<(img|svg(?=[^>]*><use))[^>]*>/g) ?? [];

  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((picture) => !/\swidth="\d+"/.test(picture) || !/\sheight="\d+"/.test(picture))).toEqual([]);
});

test('its emoji come in one file', () => {
  const files = html.match(/\/emoji\/[^"#]+/g);

  expect(files?.length).toBeGreaterThan(5);
  expect(new Set(files).size).toBe(1);
});

test('it asks no other host for anything', () => {
  expect(html.match(/(src|href)="(?!\/)[^"]*"/g)?.filter((address) => !address.startsWith('href="#'))).toEqual([]);
});

test('it says the ages that the operator lets sign up, and from which age no parent is asked', () => {
  const other = renderLanding(answers, { minAge: 7, maxAge: 16, consentAge: 15 }).html;

  expect(other).toContain('for ages 7 to 16.');
  expect(other).toContain('For ages 7 to 16. Under 15, a grown');
  expect(other).toContain('Children under 15 need a code');
});
