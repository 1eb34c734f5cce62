import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { parentKey } from '#web/app/query-client.ts';
import { wasParentHere } from '#web/app/session/parent-here.ts';

/** After a reload, asks who the parent is that was signed in in this tab. True until it is known. */
export function useParentAgain(): boolean {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(() => client.getQueryData(parentKey) === undefined && wasParentHere());
  useEffect(() => {
    if (!isAsking) return;
    const ask = async (): Promise<void> => {
      const { familyQuery } = await import('#web/family/home/queries.ts');
      await client.fetchQuery(familyQuery);
    };
    // Whoever is not known again writes as a visitor.
    void ask()
      .catch(() => undefined)
      .finally(() => setAsking(false));
  }, [client, isAsking]);
  return isAsking;
}
