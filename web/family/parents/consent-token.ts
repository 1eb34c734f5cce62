import { useState } from 'react';
import { useLinkToken } from '#web/accounts/link-token.ts';

let kept = '';

/**
 * Parents go from the question to the tour or the help and back before they answer. Until then or a reload, each of these pages
 * knows their link.
 */
export function useConsentToken(): string {
  const token = useLinkToken();
  const [known] = useState(() => {
    if (token !== '') kept = token;
    return kept;
  });
  return known;
}

export function forgetConsentToken(): void {
  kept = '';
}
