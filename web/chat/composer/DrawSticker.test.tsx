import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drawing } from '#contract/rules/drawings.ts';
import { saveOwnDraft } from '#web/app/drafts.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { DrawSticker } from './DrawSticker.tsx';

const [leo, maya, key] = ['leo', 'maya', '0b7e7a0e-7c1e-4d7b-9d0e-000000000001'];
const address = `POST /api/chat/${leo}/drawings`;
const star: Drawing = {
  paper: '#daf3e6',
  marks: [{ kind: 'stamp', ink: '#ffc93c', size: 56, stamp: 'star', x: 400, y: 300 }],
};
const message = { id: key, clientId: key, seq: 1, kind: 'drawing', message: key, status: 'held' };
const onClose = vi.fn();
let calls: string[];

/** Maya draws for Leo. A given drawing is already on the canvas. */
function open({ drawing, answers = {} }: { drawing?: Drawing; answers?: Answers } = {}): UserEvent {
  calls = serve({ [address]: () => ({ message }), ...answers });
  if (drawing) saveOwnDraft(maya, `chat-drawing:${leo}`, { clientId: key, drawing });
  return show(<DrawSticker ownId={maya} userId={leo} name="Leo" onClose={onClose} />);
}

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const sent = () =>
  calls.filter((call) => call.startsWith(address)).map((call) => JSON.parse(call.slice(address.length)));
const title = () => screen.getByRole('dialog', { name: /Leo/ }).querySelector('h2')?.textContent;

beforeEach(() => onClose.mockClear());
afterEach(cleanup);

describe('a drawn sticker', () => {
  it('has one title, and Done beside the steps', async () => {
    open();

    await screen.findByRole('button', { name: 'Done' });

    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['A drawing for Leo']);
  });

  it('closes without asking when nothing was drawn', async () => {
    const user = open();

    await press(user, 'Done');

    expect(onClose).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });

  it('is previewed before it is sent, and says that a grown-up checks it', async () => {
    const user = open({ drawing: star });

    await press(user, 'Done');

    expect(title()).toBe('Send it to Leo?');
    expect(screen.getByText('A grown-up checks it first. Then Leo can see it.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Your drawing' })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('can be changed after the preview', async () => {
    const user = open({ drawing: star });
    await press(user, 'Done');

    await press(user, 'Keep drawing');

    expect(title()).toBe('A drawing for Leo');
    expect(await screen.findByRole('application', { name: 'Drawing paper' })).toBeTruthy();
  });

  it('has two minutes, for a slow line', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const user = open({ drawing: star });
    await press(user, 'Done');

    await press(user, 'Send it');

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(limit).toHaveBeenLastCalledWith(120_000);
    limit.mockRestore();
  });

  it('leaves an empty canvas for the next one when it is sent', async () => {
    const user = open({ drawing: star });
    await press(user, 'Done');

    await press(user, 'Send it');

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual([{ clientId: key, drawing: star }]);
    expect(sessionStorage.length).toBe(0);
  });

  it('stays when it is refused, says why, and is retried as the same message', async () => {
    let isFirst = true;
    const answer = () => {
      if (!isFirst) return { message };
      isFirst = false;
      return new Refusal('scope_off');
    };
    const user = open({ drawing: star, answers: { [address]: answer } });
    await press(user, 'Done');
    await press(user, 'Send it');

    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(onClose).not.toHaveBeenCalled();

    await press(user, 'Send it');

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent().map(({ clientId }) => clientId)).toEqual([key, key]);
  });

  it('is a new message if it was changed after a failure, because the first may have arrived', async () => {
    const user = open({ drawing: star, answers: { [address]: () => new Refusal('unavailable') } });
    await press(user, 'Done');
    await press(user, 'Send it');
    await screen.findByRole('alert');
    await press(user, 'Keep drawing');
    await user.click(await screen.findByRole('radio', { name: 'Paper' }));
    await user.click(screen.getAllByRole('radio').at(-1) as HTMLElement);
    await press(user, 'Done');

    await press(user, 'Send it');

    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1].clientId).not.toBe(key);
  });
});
