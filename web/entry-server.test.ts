// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { defaultAgeLimits } from '#contract/shared/age-limits.ts';
import { renderHome, renderSkeleton } from './entry-server.tsx';

const answers = {
  '/api/user': {
    kind: 'child',
    username: 'maya',
    displayName: 'Maya',
    avatar: { emoji: '🦊', background: '#ffe0b8' },
    parentalConsentStatus: 'granted',
    can: { meetOthers: true, writePosts: true, editName: true },
    whyNot: { writePosts: null },
  },
  '/api/points': {
    totalPoints: 150,
    currentLevel: 2,
    intoLevel: 50,
    levelNeeds: 110,
    riddlesSolved: 3,
    riddlesRevealed: 0,
  },
  '/api/user/visibility-stats': { currentLevel: 2, visibilityPercentage: 0, nextMilestone: 25 },
  '/api/posts/waiting': { posts: [], usualWaitMinutes: null, released: [] },
  '/api/feed?page=1': {
    items: [
      {
        type: 'fun_fact',
        id: 'fact1',
        title: 'Frogs',
        category: 'animals',
        content: 'They drink by their skin.',
        emoji: '🐸',
      },
    ],
    page: 1,
    hasMore: false,
    deck: 'deck',
  },
};

test('a rendered home leaves nothing behind: no timer keeps its answers, or a server that shuts down', () => {
  vi.useFakeTimers();

  expect(renderHome(answers, defaultAgeLimits).html).toContain('They drink by their skin.');
  expect(vi.getTimerCount()).toBe(0);

  vi.useRealTimers();
});

test.each(['cards', 'conversation', 'form', 'list', 'profile', 'reading'] as const)(
  'the frame of a page with %s says that it is loading, and asks for nothing',
  (shape) => {
    const { html, title } = renderSkeleton(answers, shape, '/settings');

    expect(html).toContain('aria-busy="true"');
    expect(html).toMatch(/^<div inert/);
    expect(html).not.toMatch(/<img|<script| style=/);
    expect(title).toBeUndefined();
  },
);

test('the frame of a page of staff, or of the sign-in on the way there, asks no visitor to join', () => {
  const nobody = { ...answers, '/api/user': null };

  expect(renderSkeleton(nobody, 'list', '/about').html).toContain('Join the Fun');
  expect(renderSkeleton(nobody, 'list', '/moderation').html).not.toContain('Join the Fun');
  expect(renderSkeleton(nobody, 'form', '/auth?next=%2Fother').html).toContain('Join the Fun');
  expect(renderSkeleton(nobody, 'form', '/auth?next=%2Fmoderation').html).not.toContain('Join the Fun');
});

test('the frame of a page marks its place in the bars, but a conversation fills the screen', () => {
  const marked = /href="([^"]*)"[^>]*aria-current="page"|aria-current="page"[^>]*href="([^"]*)"/.exec(
    renderSkeleton(answers, 'list', '/friends').html,
  );

  expect(marked?.[1] ?? marked?.[2]).toBe('/friends');
  expect(renderSkeleton(answers, 'conversation', '/chat/maya').html).not.toContain('href="/friends"');
});
