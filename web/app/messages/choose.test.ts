import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose.ts';
import { currentLocale, sayRefusal, speak, speaker } from './index.ts';

const t = speaker({
  'pond.hello': 'Welcome, {name}',
  'pond.frogs': { one: '{count} frog', other: '{count} frogs' },
});
const page = document.documentElement;

beforeEach(() => Object.assign(page, { lang: 'en', dir: '' }));
afterEach(() => speak('en', (_, english) => english));

describe('the language of a page', () => {
  it('is English for whoever wishes for one that does not exist', async () => {
    await chooseLanguage(['tlh', 'de-DE']);
    expect([currentLocale(), page.lang, page.dir]).toEqual(['en', 'en', '']);
    expect(t('pond.hello', { name: 'Maya' })).toBe('Welcome, Maya');
    expect(sayRefusal('Please log in first.')).toBe('Please log in first.');
  });

  it('says all its sentences with accents, longer, and with what they are filled with', async () => {
    await chooseLanguage(['en-XA']);
    expect([page.lang, page.dir]).toEqual(['en-XA', 'ltr']);
    expect(t('pond.hello', { name: 'Maya' })).toBe('[Ŵéļçöɱé, Maya öñé]');
    expect(t('pond.frogs', { count: 1 })).toMatch(/^\[1 ƒŕöĝ /);
    expect(t('pond.frogs', { count: 1200 })).toMatch(/^\[1,200 ƒŕöĝš /);
  });

  it('is read from right to left where it is written so', async () => {
    await chooseLanguage(['ar-XB']);
    expect([page.lang, page.dir]).toEqual(['ar-XB', 'rtl']);
  });

  it('says the refusals that a translator would find, and no others', async () => {
    await chooseLanguage(['en-XA']);
    expect(sayRefusal('Please log in first.')).toMatch(/^\[Þļéåšé /);
    expect(sayRefusal('Not in the list.')).toBe('Not in the list.');
  });
});
