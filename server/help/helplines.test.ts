import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { readHelplines } from '#contract/help.ts';
import { openWorld } from '#test/world.ts';
import { helplinesOfCountry } from './helplines.ts';

const content = JSON.parse(readFileSync(new URL('../../content/helplines.json', import.meta.url), 'utf8')) as z.output<
  typeof helplinesOfCountry
>[];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

describe('the helplines', () => {
  it('are known of at least 25 countries, each once and in order', () => {
    const codes = content.map(({ code }) => code);

    expect(codes.length).toBeGreaterThanOrEqual(25);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  it.each(content.map((country) => [country.code, country] as const))('of %s have a whole shape', (code, country) => {
    expect(names.of(code), 'a country that exists').toBeDefined();
    expect(helplinesOfCountry.safeParse(country).error?.issues).toBeUndefined();
  });

  it.each([
    ['no emergency number', { emergency: [] }],
    ['no children’s line', { lines: [] }],
    ['letters in a number', { emergency: [{ number: 'ask', for: 'all' }] }],
    ['a link', { lines: [{ name: 'Line', phone: '1', hours: null, website: 'https://line.example' }] }],
    ['no word on how it is known', { checked: '' }],
  ])('are refused with %s', (_what, wrong) => {
    expect(helplinesOfCountry.safeParse({ ...content[0], ...wrong }).success).toBe(false);
  });

  it.each([
    ['IE', '1800 66 66 66'],
    ['GB', '0800 1111'],
    ['US', '988'],
    ['US', '1-800-422-4453'],
    ['CA', '1-800-668-6868'],
    ['AU', '1800 55 1800'],
    ['NZ', '0800 942 8787'],
    ['IN', '1098'],
    ['DE', '116 111'],
  ])('of %s hold %s', (code, phone) => {
    const lines = content.find((country) => country.code === code)?.lines ?? [];

    expect(lines.map((line) => line.phone)).toContain(phone);
  });
});

describe('a request for helplines', () => {
  it('gets them all, with the country of the operator', async () => {
    await using world = await openWorld({ settings: { HELPLINE_COUNTRY: 'IE' } });
    const { data } = await world.visitor().call(readHelplines, {});

    expect(data.country).toBe('IE');
    expect(data.countries).toHaveLength(content.length);
    expect(data.countries.find(({ code }) => code === 'IE')?.lines[0]?.phone).toBe('1800 66 66 66');
  });

  it('gets no country when the operator has named none', async () => {
    await using world = await openWorld();

    expect((await world.visitor().call(readHelplines, {})).data.country).toBeNull();
  });
});

it('a country without helplines stops the start, and is named', async () => {
  await expect(openWorld({ settings: { HELPLINE_COUNTRY: 'AQ' } })).rejects.toThrow(/HELPLINE_COUNTRY is AQ/);
});
