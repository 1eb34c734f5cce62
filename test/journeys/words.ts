import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNickname } from '#contract/rules/nicknames.ts';
import { translate as setEnglish } from '#web/app/i18n/english.ts';
import { translate } from '#web/app/i18n/pseudo.ts';

/** A sentence of the catalog as it is set on an English page. */
export function typeset(english: string): string {
  return setEnglish('', english) as string;
}

/** A sentence of the English catalog as the pseudo languages say it. */
export function said(english: string): string {
  return translate('', english) as string;
}

const folder = join(import.meta.dirname, '../../content');
const ownWords = new Set(['id', 'category', 'difficulty', 'colorScheme', 'source']);

/** What the cards and the list of helplines say; they are written in English, and stay so. Emoji are drawn, so they split a text. */
const content = new Set(
  globSync('**/*.json', { cwd: folder })
    .flatMap((file) => listTexts(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    .flatMap((text) => [text, ...text.split(/(?:\p{Extended_Pictographic}|\u{fe0f}|\u{200d})+/u)])
    .map(plain),
);

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (ownWords.has(name) ? [] : listTexts(inner)));
}

/** Names that a sentence is put around: “Call Childline: 1800 66 66 66”, “Play Pond friends”. */
const helplines = JSON.parse(readFileSync(join(folder, 'helplines.json'), 'utf8')) as { lines: { name: string }[] }[];
const games = globSync('games/*.json', { cwd: folder }).flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { title: string }[],
);
const names = [...helplines.flatMap(({ lines }) => lines.map(({ name }) => name)), ...games.map(({ title }) => title)];

/** Intl knows no pseudo language and formats as in English. */
const months = Array.from({ length: 12 }, (_, month) =>
  ['long', 'short'].map((length) =>
    new Intl.DateTimeFormat('en', { month: length as 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 15)),
  ),
).flat();
const regions = new Intl.DisplayNames('en', { type: 'region' });
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const countries = [...letters].flatMap((one) => [...letters].map((other) => regions.of(one + other) ?? ''));
const fromIntl = [...months, 'AM', 'PM', 'at', 'and', 'now', 'seconds', 'second', 'minute', 'minutes', 'ago'];
/** Names of programs, the three answers of a trivia question, and the word in a picture of a word puzzle. */
const named = ['Chrome', 'Linux', 'Windows', 'macOS', 'A', 'B', 'C', 'F', 'R', 'O', 'G'];
const untouched = new Set([...fromIntl, ...named]);

/** Such as `brave_otter_27`, or a part of it that may stand on a line of its own: the server makes them of English words. */
const offeredUsername = /^([a-z]+_){1,2}\d*$/;

/** What of a text no translator could reach: each letter of the catalog has an accent in a pseudo language. */
export function untranslated(text: string, typed: readonly string[]): string[] {
  if (content.has(plain(text)) || countries.includes(plain(text))) return [];
  // Nicknames first: a child called Pat must not leave half of a Patient Panda.
  const withoutNicknames = text.replace(/\b[A-Z][a-z]+ [A-Z][a-z]+\b/g, (two) => (isNickname(two) ? '' : two));
  const rest = [...typed, ...names]
    .reduce((left, words) => left.replaceAll(words, ''), withoutNicknames)
    .replace(/\S+@\S+\.\w+/g, '')
    .replace(offeredUsername, '');
  return (rest.match(/[A-Za-z][A-Za-z']*/g) ?? []).filter((word) => !untouched.has(word));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
