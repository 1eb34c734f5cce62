import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWithoutReload, reloadOnUpdate } from './reload-on-update.ts';

const reload = vi.fn();

beforeAll(reloadOnUpdate);
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockClear();
});

const failToLoad = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event;
};

test('an old app reloads when one of its files is gone', () => {
  const event = failToLoad();

  expect(reload).toHaveBeenCalledOnce();
  expect(event.defaultPrevented).toBe(true);
});

test('a broken file does not reload the page forever', () => {
  failToLoad();

  const second = failToLoad();

  expect(reload).toHaveBeenCalledOnce();
  expect(second.defaultPrevented).toBe(false);
});

test('without a network the page stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  const event = failToLoad();

  expect(reload).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

test('a file that the page can do without never reloads it', async () => {
  await loadWithoutReload(async () => failToLoad());

  expect(reload).not.toHaveBeenCalled();

  failToLoad();

  expect(reload).toHaveBeenCalledOnce();
});
