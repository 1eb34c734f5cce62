import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { id } from '#contract/shared/ids.ts';

/** The post that the address asks to show first. A broken link shows the pond as it is. */
export function usePostParam(): string | undefined {
  const [search] = useSearchParams();
  return z.safeParse(id, search.get('post')).data;
}
