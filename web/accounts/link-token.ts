import { useLayoutEffect, useState } from 'react';

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
  return token;
}

function readToken(): string {
  return decodeURIComponent(location.hash.slice(1));
}
