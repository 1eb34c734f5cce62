import { useState } from 'react';

/**
 * The secret behind the # of a mailed link. It leaves the address bar at once, so that it is in no history, no shared
 * screen and no "copy this address".
 */
export function useLinkToken(): string {
  const [token] = useState(takeToken);
  return token;
}

function takeToken(): string {
  const token = decodeURIComponent(location.hash.slice(1));
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
