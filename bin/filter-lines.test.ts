import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { heads } from '#server/safety/filter/classifier/weights.ts';
import { readAuthorFiles, readWrittenLines, type WrittenLine } from './filter-lines.ts';
import { shareWithin } from './filter-written.ts';

const folder = fileURLToPath(new URL('../data/filter-lines', import.meta.url));
/** The older lists of tests, and sentences of the content, which follow no numbers. */
const ours = ['own', 'content'];
const authors = readAuthorFiles(folder)
  .filter(({ author }) => !ours.includes(author))
  .map((file) => ({ author: file.author, lines: readWrittenLines(file) }));
const unseen = readAuthorFiles(`${folder}/unseen`).map((file) => ({
  author: file.author,
  lines: readWrittenLines(file),
}));

const textOf = ({ messages }: WrittenLine) => messages.map(({ text }) => text).join(' ');

/** The triples of letters without case and signs. */
function toTrigrams(text: string): Set<string> {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  return new Set(Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3)));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  return shared / (one.size + other.size - shared || 1);
}

describe.each(authors)('the lines of $author', ({ lines }) => {
  const families = heads.filter((head) => lines.some(({ family }) => family === head));

  it.each(families)('have about as many near misses as bad ones: %s', (family) => {
    const own = lines.filter((line) => line.family === family);
    const bad = own.filter(({ isBad }) => isBad).length;

    expect(bad).toBeGreaterThanOrEqual(30);
    expect(Math.abs(own.length - 2 * bad)).toBeLessThanOrEqual(bad / 2);
  });

  it('are conversations to a seventh or more', () => {
    const conversations = lines.filter(({ messages }) => messages.length > 1);

    expect(conversations.length / lines.length).toBeGreaterThan(1 / 7);
  });

  it('follow no template: of a sample, hardly any is like another', () => {
    const step = Math.ceil(lines.length / 200);
    const sample = lines
      .filter((line, at) => at % step === 0 && textOf(line).length > 20)
      .map(textOf)
      .map(toTrigrams);

    const alike = sample.filter((one, at) => sample.slice(0, at).some((other) => likeness(one, other) > 0.6));

    expect(alike.length / sample.length).toBeLessThan(0.01);
  });
});

it('are by other authors where the filter is measured', () => {
  const trained = new Set(authors.flatMap(({ lines }) => lines.map(textOf)));

  const texts = unseen.flatMap(({ lines }) => lines.map(textOf)).filter((text) => text.length > 20);

  const shared = texts.filter((text) => trained.has(text)).length;

  expect(unseen.length).toBe(2);
  expect(shared / texts.length).toBeLessThan(0.002);
});

it('shows a share with its confidence interval', () => {
  expect(shareWithin(8, 10)).toBe('80.0 (49.0–94.3)');
  expect(shareWithin(0, 100)).toBe('0.0 (0.0–3.7)');
});
