import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OwnChild } from '#contract/family.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { SuspensionNote } from './SuspensionNote.tsx';

afterEach(cleanup);

const sam: OwnChild = {
  id: '01900000-0000-7000-8000-000000000001',
  username: 'otterbeam',
  firstName: 'Sam',
  avatar: { emoji: '🦦', background: '#fff' },
  consent: 'granted',
  state: 'active',
  isOpen: true,
  isPaused: false,
  suspendedUntil: null,
};

test('says until when a child is suspended, and leads to staff', () => {
  serve({});
  show(<SuspensionNote child={{ ...sam, suspendedUntil: '2026-11-30T08:00:00Z' }} />);

  expect(screen.getByText('Sam is suspended for now')).toBeTruthy();
  expect(screen.getByText(/The suspension ends on Monday, November 30, 2026 at/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact?about=parent');
});

test('says nothing without a suspension', () => {
  serve({});
  show(<SuspensionNote child={sam} />);

  expect(screen.queryByText(/suspended/)).toBeNull();
});
