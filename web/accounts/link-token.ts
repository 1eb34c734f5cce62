import { useLayoutEffect, useState } from 'react';

/**
 * The secret behind the # of a mailed link. It leaves the address bar at once, so that it is in no history, no shared
 * screen and no "copy this address".
 */
export function useLinkToken(): string {
  const [token] = useState(readToken);
  // Not while rendering: React may throw a first rendering away and begin again, and the secret would be gone.
  useLayoutEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
}

function readToken(): string {
  return decodeURIComponent(location.hash.slice(1));
}
