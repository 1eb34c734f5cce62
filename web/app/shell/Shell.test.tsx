import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '../MemoryRouter.tsx';
import { OfflineBanner } from './Banners.tsx';
import { useFocusAfterChange, usePageTitle } from './page-title.ts';

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

/** What stands in a page's place while it loads has a heading of its own. */
function SlowPage({ isLoading }: { isLoading: boolean }) {
  return (
    <main tabIndex={-1}>
      {isLoading ? <TitledPage key="a" title="Chat" /> : <TitledPage key="b" title="Swift Whale" />}
    </main>
  );
}

function at(path: string, page: ReactNode): ReactNode {
  return (
    <MemoryRouter key={path} at={path}>
      {page}
    </MemoryRouter>
  );
}

test('after a navigation the focus is on the heading of the page', () => {
  const { rerender } = render(at('/help', <SlowPage isLoading={false} />));

  rerender(at('/chat', <SlowPage isLoading />));

  expect(document.activeElement?.textContent).toBe('Chat');
});

test('the heading that comes when loading ends takes the focus of the one before', () => {
  const { rerender } = render(at('/help', <SlowPage isLoading={false} />));
  rerender(at('/chat', <SlowPage isLoading />));

  rerender(at('/chat', <SlowPage isLoading={false} />));

  expect(document.activeElement?.textContent).toBe('Swift Whale');
});

function LatePage({ isLoading }: { isLoading: boolean }) {
  usePageTitle('A post');
  return (
    <main>
      {isLoading ? <p>One moment …</p> : <h1>The day the pond froze</h1>}
      <button type="button">Back</button>
    </main>
  );
}

test('a page that has no heading until it is loaded passes the focus to its heading', async () => {
  const { rerender } = render(at('/help', <SlowPage isLoading={false} />));
  rerender(at('/post', <LatePage isLoading />));

  rerender(at('/post', <LatePage isLoading={false} />));

  await waitFor(() => expect(document.activeElement?.textContent).toBe('The day the pond froze'));
});

test('a heading that comes late leaves the focus where a child has put it', async () => {
  const { rerender } = render(at('/help', <SlowPage isLoading={false} />));
  rerender(at('/post', <LatePage isLoading />));
  screen.getByRole('button').focus();

  rerender(at('/post', <LatePage isLoading={false} />));
  await new Promise((resolve) => setTimeout(resolve));

  expect(document.activeElement?.textContent).toBe('Back');
});

function EditedPage({ isEditing }: { isEditing: boolean }) {
  useFocusAfterChange(isEditing);
  return <main>{isEditing ? <h1>Edit profile</h1> : <button type="button">Edit</button>}</main>;
}

test('a part that takes the place of the button that was pressed has the focus on its heading', () => {
  const { rerender } = render(<EditedPage isEditing={false} />);
  screen.getByRole('button').focus();

  rerender(<EditedPage isEditing />);

  expect(document.activeElement?.textContent).toBe('Edit profile');
});

function LongList() {
  usePageTitle('Activities');
  return (
    <main>
      <h1>Activities</h1>
      {['Maya', 'Leo'].map((name) => (
        <a key={name} href="/post/1">
          {name}
        </a>
      ))}
    </main>
  );
}

/** To a post by the link that has the focus. */
function leaveFor(path: string, rerender: (page: ReactNode) => void): void {
  dispatchEvent(new Event('pushState'));
  rerender(at(path, <TitledPage title="A post" />));
}

test('on the way back the focus is on the link that had led away', () => {
  const { rerender } = render(at('/activities', <LongList />));
  screen.getByText('Leo').focus();
  leaveFor('/post/1', rerender);

  dispatchEvent(new PopStateEvent('popstate'));
  rerender(at('/activities', <LongList />));

  expect(document.activeElement?.textContent).toBe('Leo');
});

test('a page that is opened anew starts at its heading, whatever link had led away before', () => {
  const { rerender } = render(at('/activities', <LongList />));
  screen.getByText('Leo').focus();
  leaveFor('/post/1', rerender);

  dispatchEvent(new Event('pushState'));
  rerender(at('/activities', <LongList />));

  expect(document.activeElement?.textContent).toBe('Activities');
});

test('who comes back to a page that a button of the bar had led away from begins at its heading', () => {
  const { rerender } = render(at('/activities', <LongList />));
  leaveFor('/post/1', rerender);

  dispatchEvent(new PopStateEvent('popstate'));
  rerender(at('/activities', <LongList />));

  expect(document.activeElement?.textContent).toBe('Activities');
});
