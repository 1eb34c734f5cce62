import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** A router for tests of parts: begins at an address and touches no address bar. */
export function MemoryRouter({ at = '/', children }: { at?: string; children: ReactNode }): ReactNode {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: at }));
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
}
