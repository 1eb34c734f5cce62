import { useSearchParams } from 'wouter';

/** The post in the address, to show first. Invalid ids are ignored. */
export function usePostParam(): string | undefined {
  const [search] = useSearchParams();
  const post = search.get('post') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(post) ? post : undefined;
}
