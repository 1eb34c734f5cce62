import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { applySettings } from './apply-settings.ts';
import { followOtherTabs, useSession } from './session/session.ts';

/** Keeps the page in sync with the server and with other tabs. Renders nothing. */
export function LiveSync(): ReactNode {
  const client = useQueryClient();
  const { user } = useSession();
  const account = user?.id;
  const settings = user?.settings;
  // The server refuses sockets of suspended children, and of children whose Lilypad is closed now.
  const isRefused = user?.suspendedUntil !== undefined || user?.closed?.mayFinish === false;

  useEffect(() => followOtherTabs(client), [client]);

  useEffect(() => {
    if (settings) applySettings(settings);
  }, [settings]);

  useEffect(() => {
    if (account === undefined || isRefused) return;
    // Visitors need no socket, so they do not load its code.
    const socket = import('./socket/socket.ts').then(({ openSocket }) => openSocket(client));
    return () => void socket.then(({ close }) => close()).catch(() => undefined);
  }, [client, account, isRefused]);

  // Queries that failed without a network are repeated when it is back.
  useEffect(() => {
    const retry = (): void =>
      void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [client]);

  return null;
}
