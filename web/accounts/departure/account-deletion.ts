import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { delaySignOut, endSession } from '#web/app/session/session.ts';
import { deleteOwnAccount } from '../queries.ts';

const GOODBYE = 2000;

/** Ends the own account: out at once, two seconds for the goodbye, then "/" as a visitor. */
export function useAccountDeletion() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [isGone, setGone] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const said = Promise.withResolvers<void>();
      delaySignOut(said.promise);
      try {
        await deleteOwnAccount();
        setGone(true);
        await new Promise((resolve) => setTimeout(resolve, GOODBYE));
        endSession(client);
        navigate('/');
      } finally {
        said.resolve();
      }
    },
  });
  return { say: () => mutate(), isGone, isPending, error };
}
