import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Approval } from '#contract/approvals.ts';
import { frameAt } from '#web/app/shell/frame.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { ApprovalPage } from './ApprovalPage.tsx';

const about: NonNullable<Approval['about']> = {
  username: 'maya',
  buddy: 'leo',
  ageGroup: '9-10',
  joinedAt: '2026-11-10T15:00:00.000Z',
  isAcross: false,
  areBuddies: false,
  until: '2026-12-20T10:00:00Z',
};
const asking = 'POST /api/family/approve/open';
const answering = 'POST /api/family/approve';

function open(answers: Answers, hash = '#a-secret-of-a-mailed-link') {
  history.replaceState(null, '', `/buddy${hash}`);
  const calls = serve(answers);
  return { calls, user: show(<ApprovalPage />, '/buddy') };
}

const yes = () => screen.findByRole('button', { name: 'Yes, they may be buddies' });
const no = () => screen.findByRole('button', { name: 'No, not now' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has the bar of parents, and invites nobody to join', async () => {
  open({ [asking]: () => ({ state: 'open', about }) });
  await yes();

  expect(screen.getByRole('link', { name: 'Lilypad for parents, to the start' }).getAttribute('href')).toBe('/family');
  expect(screen.queryByRole('link', { name: 'Join the Fun' })).toBeNull();
  expect(frameAt('/buddy')).toBe('parents');
});

describe('a parent who opens the link', () => {
  it('reads who it is about, and the secret leaves the address', async () => {
    const { calls } = open({ [asking]: () => ({ state: 'open', about }) });

    expect(await screen.findByRole('heading', { name: 'maya would like to be buddies with leo' })).toBeTruthy();
    expect(screen.getByText('leo is 9 to 10 years old and joined on November 10, 2026.')).toBeTruthy();
    expect(calls).toEqual([`${asking} {"token":"a-secret-of-a-mailed-link"}`]);
    expect(location.hash).toBe('');
  });

  it.each([
    ['yes', true, 'They are buddies now'],
    ['yes', false, 'Thank you, you said yes'],
    ['no', false, 'They will not be buddies'],
  ] as const)('answers %s (buddies: %s)', async (decision, areBuddies, words) => {
    const { calls, user } = open({
      [asking]: () => ({ state: 'open', about }),
      [answering]: () => ({ decision, areBuddies }),
    });
    await user.click(await (decision === 'yes' ? yes() : no()));

    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
    expect(calls).toContain(`${answering} {"token":"a-secret-of-a-mailed-link","decision":"${decision}"}`);
  });

  it("learns of the age of 13, and of another parent's approval", async () => {
    open({ [asking]: () => ({ state: 'open', about: { ...about, isAcross: true, areBuddies: true } }) });

    expect(await screen.findByText(/found each other with a friend code/)).toBeTruthy();
    expect(screen.getByText(/You can still say no/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes, they may be buddies' })).toBeNull();
  });

  it('reads that it is answered when somebody was faster', async () => {
    let isUsed = false;
    const { user } = open({
      [asking]: () => (isUsed ? { state: 'used', about: null } : { state: 'open', about }),
      [answering]: () => {
        isUsed = true;
        return new Refusal('gone');
      },
    });

    await user.click(await yes());

    expect(await screen.findByRole('heading', { name: 'Someone has already answered' })).toBeTruthy();
  });

  it.each([
    ['late', 'This link has expired'],
    ['unknown', "We don't recognize this link"],
  ])('%s: %s', async (state, words) => {
    open({ [asking]: () => ({ state, about: null }) });

    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my pages' }).getAttribute('href')).toBe('/family');
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact?about=parent');
  });

  it('can go on, and has nothing to answer, when it was answered before', async () => {
    open({ [asking]: () => ({ state: 'used', about: null }) });

    expect((await screen.findByRole('link', { name: 'See what Lilypad is' })).getAttribute('href')).toBe('/about');
    expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull();
  });

  it('reads that the link is incomplete when its secret is missing', async () => {
    const { calls } = open({}, '');

    expect(await screen.findByRole('heading', { name: 'Please open our link again' })).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
