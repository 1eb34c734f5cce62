import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emojiSet } from '#server/platform/http/emoji-sets.ts';
import { Emoji } from './Emoji.tsx';

let urls: string[];

beforeEach(() => {
  vi.resetModules();
  urls = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The server has a picture of these. */
function serve(...codes: string[]): void {
  const pictures = codes.map((code) => [code, `<svg viewBox="0 0 32 32"><path d="M${code}"/></svg>`] as const);
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return new Response(emojiSet(pictures));
  });
}

test('emoji of one moment come in one file, each once', async () => {
  serve('1f98a', '1f43c');
  const { loadEmojiPictures, wantEmoji } = await import('./pictures.ts');
  loadEmojiPictures();

  for (const emoji of ['🦊', '🐼', '🦊']) wantEmoji(emoji);

  await waitFor(() => expect(document.querySelectorAll('symbol')).toHaveLength(2));
  expect(urls).toEqual(['/emoji/set.svg?of=1f43c,1f98a']);
  expect(document.querySelector('#emoji-1f98a path')).toBeTruthy();
});

test('an emoji without a picture shows as the device draws it', async () => {
  serve();
  const { loadEmojiPictures, wantEmoji } = await import('./pictures.ts');
  loadEmojiPictures();

  wantEmoji('🏴‍☠️');

  await waitFor(() => expect(document.querySelector('symbol')?.textContent).toBe('🏴‍☠️'));
});

test('the device draws an emoji without a connection, until it is shown again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const { loadEmojiPictures, wantEmoji } = await import('./pictures.ts');
  loadEmojiPictures();
  wantEmoji('🦊');
  await waitFor(() => expect(document.querySelector('symbol')?.textContent).toBe('🦊'));

  serve('1f98a');
  wantEmoji('🦊');

  await waitFor(() => expect(document.querySelector('symbol path')).toBeTruthy());
  expect(document.querySelectorAll('symbol')).toHaveLength(1);
});

test('what the device drew without a connection is loaded with the next one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const { loadEmojiPictures, wantEmoji } = await import('./pictures.ts');
  loadEmojiPictures();
  wantEmoji('🦊');
  await waitFor(() => expect(document.querySelector('symbol')?.textContent).toBe('🦊'));
  serve('1f98a');

  dispatchEvent(new Event('online'));

  await waitFor(() => expect(document.querySelector('symbol path')).toBeTruthy());
  expect(urls).toEqual(['/emoji/set.svg?of=1f98a']);
});

test('emoji of the rendered page are not fetched again', async () => {
  serve('1f98a');
  document.body.innerHTML = '<svg><use href="/emoji/set.svg?of=1f98a#emoji-1f98a"></use></svg>';
  const { loadEmojiPictures, wantEmoji } = await import('./pictures.ts');

  loadEmojiPictures();
  wantEmoji('🦊');

  await waitFor(() => expect(document.querySelector('symbol path')).toBeTruthy());
  expect(urls).toEqual(['/emoji/set.svg?of=1f98a']);
});

test('nothing is loaded before the app asks for it', async () => {
  serve('1f98a');

  render(<Emoji of="🦊" />);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(urls).toEqual([]);
});
