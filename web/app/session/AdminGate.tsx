import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { hasLoggedOut, useSession } from './session.ts';
import { signInPath } from './sign-in-path.ts';

/** For admins only. Visitors can sign in; all others only read that the page is not for them. */
export function AdminGate({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  if (session.status === 'loading') return <LoadingPage failed={session.failed} />;
  if (session.status === 'signed-out' && hasLoggedOut()) return <Redirect to="/" replace />;
  if (session.user?.role === 'admin') return children;
  return <AccessDenied signIn={session.user ? undefined : signInPath(path, search)} />;
}
