import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * The secret behind the # of a mailed link. It is removed from the address bar at once, so that it is in no browser history,
 * no screenshot and no copied address.
 * Where none is expected, what stands behind the # names a part of the page, and stays.
 */
export function useLinkToken(isExpected = true): string {
  const [token] = useState(() => (isExpected ? readToken() : ''));
  // Not during render: React may discard the first render, and the secret would be lost.
  useLayoutEffect(() => {
    if (isExpected && location.hash !== '')
      history.replaceState(history.state, '', location.pathname + location.search);
  }, [isExpected]);
  useEffect(() => {
    if (!isExpected) return;
    const open = (): void => {
      if (readToken().length >= MIN_TOKEN_LENGTH) location.reload();
    };
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [isExpected]);
  return token;
}

/** A part of a page has a shorter name. A browser loads nothing when a link is pasted into the tab that shows its page already. */
const MIN_TOKEN_LENGTH = 20;

function readToken(): string {
  return decodeURIComponent(location.hash.slice(1));
}
