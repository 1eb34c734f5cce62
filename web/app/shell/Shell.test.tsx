import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '../MemoryRouter.tsx';
import { OfflineBanner } from './Banners.tsx';
import { usePageTitle } from './page-title.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function goOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}

const banner = () => screen.queryByText("You're offline. We keep what you type.");

test('a banner appears when the network is lost', () => {
  render(<OfflineBanner />);

  goOffline(true);

  expect(banner()).not.toBeNull();
});

test('the banner disappears when the network is back', () => {
  render(<OfflineBanner />);
  goOffline(true);

  goOffline(false);

  expect(banner()).toBeNull();
});

function TitledPage({ title }: { title: string }) {
  usePageTitle(title);
  return <h1>{title}</h1>;
}

test('the document has the title of the page', () => {
  render(
    <MemoryRouter at="/help">
      <TitledPage title="Help" />
    </MemoryRouter>,
  );

  expect(document.title).toBe('Help – Lilypad');
});

test('the title of the document changes with the title of the page', () => {
  let rename: (title: string) => void = () => undefined;
  function RenamedPage() {
    const [title, setTitle] = useState('Post');
    rename = setTitle;
    return <TitledPage title={title} />;
  }
  render(
    <MemoryRouter at="/post">
      <RenamedPage />
    </MemoryRouter>,
  );

  act(() => rename('My frog'));

  expect(document.title).toBe('My frog – Lilypad');
});
