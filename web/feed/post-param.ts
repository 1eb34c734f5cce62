import { useSearchParams } from 'wouter';

/** The post that the address asks to show first. A broken link shows the pond as it is. */
export function usePostParam(): string | undefined {
  const [search] = useSearchParams();
  const post = search.get('post') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(post) ? post : undefined;
}
