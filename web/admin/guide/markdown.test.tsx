import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '#web/app/test-page.tsx';
import { LawPage, WorstCasePage } from './GuidePages.tsx';
import { parseMarkdown } from './markdown.ts';

afterEach(cleanup);

test('headings, paragraphs, lists and tables are recognized', () => {
  const blocks = parseMarkdown(
    '# Pond\n\nA frog\nhops.\n\n1. First\n   of all\n2. Second\n\n| who | what |\n|---|---|\n| frog | hops |',
  );

  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
  expect(blocks[1]).toEqual({ kind: 'paragraph', line: [{ kind: 'text', text: 'A frog hops.' }] });
  expect(blocks[2]).toMatchObject({ isOrdered: true, items: [[{ text: 'First of all' }], [{ text: 'Second' }]] });
  expect(blocks[3]).toMatchObject({ rows: [[[{ text: 'frog' }], [{ text: 'hops' }]]] });
});

test('stressed words, code and links stand within a line, and a name in brackets is no link', () => {
  const [block] = parseMarkdown('**Keep** it [`alone`], see [the sheet](worst-case.md).');

  expect(block).toEqual({
    kind: 'paragraph',
    line: [
      { kind: 'strong', text: 'Keep' },
      { kind: 'text', text: ' it [' },
      { kind: 'code', text: 'alone' },
      { kind: 'text', text: '], see ' },
      { kind: 'link', text: 'the sheet', to: 'worst-case.md' },
      { kind: 'text', text: '.' },
    ],
  });
});

test('HTML in a document is shown as text', () => {
  expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', line: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] },
  ]);
});

test('both documents are whole, and lead to each other', () => {
  show(<LawPage />);
  expect(screen.getByRole('heading', { name: 'Legal holds' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'a sheet of its own' }).getAttribute('href')).toBe('/admin/guide/worst-case');
  expect(screen.getByRole('link', { name: '/admin/messages' }).getAttribute('href')).toBe('/admin/messages');
  expect(screen.getAllByRole('table')).toHaveLength(5);
  expect(document.body.textContent).not.toMatch(/\*\*|\|---|^#/);
  expect(document.body.textContent).not.toMatch(/\[\w+\]|Proofs/);
  expect(screen.getByText(/The hold keeps that case with its copies/)).toBeTruthy();
  cleanup();

  show(<WorstCasePage />);

  expect(screen.getByRole('heading', { name: 'In the first ten minutes' })).toBeTruthy();
  expect(screen.getByText(/Call the emergency number/)).toBeTruthy();
});
