import { useLayoutEffect, useState } from 'react';

/**
 * The secret behind the # of a mailed link. It is removed from the address bar at once, so that it is in no browser history,
 * no screenshot and no copied address.
 */
export function useLinkToken(): string {
  const [token] = useState(readToken);
  // Not during render: React may discard the first render, and the secret would be lost.
  useLayoutEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
}

function readToken(): string {
  return decodeURIComponent(location.hash.slice(1));
}
