import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { currentLocale, setLanguage, translateRefusal, translator } from './translator.ts';

const t = translator({
  'pond.hello': 'Welcome, {name}',
  'pond.frogs': { one: '{count} frog', other: '{count} frogs' },
});
const page = document.documentElement;

beforeEach(() => Object.assign(page, { lang: 'en', dir: '' }));
afterEach(() => setLanguage('en', (_, english) => english));

describe('the language of a page', () => {
  it('is English for a reader whose languages do not exist here', async () => {
    await chooseLanguage(['tlh', 'de-DE']);

    expect(currentLocale()).toBe('en');
    expect(page.lang).toBe('en');
    expect(page.dir).toBe('');
    expect(t('pond.hello', { name: 'Maya' })).toBe('Welcome, Maya');
    expect(translateRefusal('Please log in first.')).toBe('Please log in first.');
  });

  it('shows all messages with accents, longer, and with their variables', async () => {
    await chooseLanguage(['en-XA']);

    expect(page.lang).toBe('en-XA');
    expect(page.dir).toBe('ltr');
    expect(t('pond.hello', { name: 'Maya' })).toBe('[Ŵéļçöɱé, Maya öñé]');
    expect(t('pond.frogs', { count: 1 })).toMatch(/^\[1 ƒŕöĝ /);
    expect(t('pond.frogs', { count: 1200 })).toMatch(/^\[1,200 ƒŕöĝš /);
  });

  it.each([
    ['the first wish that exists here', ['de', 'ar-XB', 'en'], 'ar-XB'],
    ['English before a later wish', ['en-GB', 'ar-XB'], 'en'],
    ['English without any wish', [], 'en'],
    ['English for the name of something else', ['constructor'], 'en'],
  ])('is %s', async (_what, wishes, language) => {
    await chooseLanguage(wishes);

    expect(currentLocale()).toBe(language);
  });

  it('turns the page around where the language is written from right to left', async () => {
    await chooseLanguage(['ar-XB']);

    expect(page.lang).toBe('ar-XB');
    expect(page.dir).toBe('rtl');
  });

  it('translates refusals by their English sentence', async () => {
    await chooseLanguage(['en-XA']);

    expect(translateRefusal('Please log in first.')).toMatch(/^\[Þļéåšé /);
  });
});
