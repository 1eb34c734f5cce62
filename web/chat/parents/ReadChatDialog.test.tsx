import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve, show } from '#web/app/test-page.tsx';
import { ReadChatDialog } from './ReadChatDialog.tsx';

beforeEach(() => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get');
  height.mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('li').length * 100;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const CHILD = '01900000-0000-7000-8000-000000000001';
const FRIEND = '01900000-0000-7000-8000-000000000002';
const message = (number: number) => ({
  id: `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  isOwn: number % 2 === 0,
  kind: 'words',
  message: `Message ${number}`,
  at: '2026-11-20T15:20:00Z',
});
const avatar = { emoji: '🐼', background: 'sky' };
const buddy = { id: FRIEND, username: 'pandapete', avatar, since: '2026-10-01T10:00:00Z', isTrusted: false };

test('a chat opens at its newest message, stays in place when earlier ones come, and keeps the keyboard', async () => {
  const path = `GET /api/family/children/${CHILD}/chats/${FRIEND}`;
  const newer = { messages: [message(101), message(102)], before: message(101).id };
  const earlier = { messages: [message(98), message(99), message(100)], before: null };
  serve({ [path]: ({ query }) => (query.get('before') === message(101).id ? earlier : newer) });
  show(<ReadChatDialog childId={CHILD} childName="Sam" buddy={buddy} onClose={() => undefined} />);
  const box = await screen.findByRole('region', { name: 'Messages' });
  expect(box.scrollTop).toBe(200);
  box.scrollTop = 0;
  box.dispatchEvent(new Event('scroll'));

  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));

  expect(await screen.findByText('Message 98')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  expect(box.scrollTop).toBe(300);
  expect(document.activeElement).toBe(box);
});
