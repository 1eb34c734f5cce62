import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { delaySignOut, endSession } from '#web/app/session/session.ts';
import { deleteOwnAccount } from '../queries.ts';

const GOODBYE_MS = 2000;

/** Deletes the own account, shows the goodbye for two seconds, and goes to "/" as a visitor. */
export function useAccountDeletion() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [isDeleted, setDeleted] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const goodbye = Promise.withResolvers<void>();
      delaySignOut(goodbye.promise);
      try {
        await deleteOwnAccount();
        setDeleted(true);
        await new Promise((resolve) => setTimeout(resolve, GOODBYE_MS));
        endSession(client);
        navigate('/');
      } finally {
        goodbye.resolve();
      }
    },
  });
  return { confirm: () => mutate(), isDeleted, isPending, error };
}
