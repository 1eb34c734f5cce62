import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { applySettings } from './apply-settings.ts';
import { followOtherTabs, useSession } from './session/session.ts';

/** Keeps what is shown in step with the server and with the other tabs. Shows nothing itself. */
export function LiveSync(): ReactNode {
  const client = useQueryClient();
  const { user } = useSession();
  const account = user?.id;
  const settings = user?.settings;
  // The socket's door stays shut for whoever rests.
  const isResting = user?.suspendedUntil !== undefined;

  useEffect(() => followOtherTabs(client), [client]);

  useEffect(() => {
    if (settings) applySettings(settings);
  }, [settings]);

  useEffect(() => {
    if (account === undefined || isResting) return;
    // Visitors need no socket, so they need not load it either.
    const socket = import('./socket/socket.ts').then(({ openSocket }) => openSocket(client));
    return () => void socket.then(({ close }) => close()).catch(() => undefined);
  }, [client, account, isResting]);

  // What failed for want of a network is tried again when it is back.
  useEffect(() => {
    const retry = (): void =>
      void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [client]);

  return null;
}
