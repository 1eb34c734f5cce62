import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch, useSearchParams } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { hasLoggedOut, useSession } from './session.ts';
import { safeNext, signInPath } from './sign-in-path.ts';

/** For children only: sends visitors to the sign-in page and back, and staff to their home page. */
export function RequireChild({ children }: { children: ReactNode }): ReactNode {
  return <Require kind="child">{children}</Require>;
}

/** For staff only: sends visitors to the sign-in page and back, and children to their feed. */
export function RequireStaff({ children }: { children: ReactNode }): ReactNode {
  return <Require kind="staff">{children}</Require>;
}

function Require({ kind, children }: { kind: User['kind']; children: ReactNode }): ReactNode {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  if (session.status === 'loading') return <LoadingPage failed={session.failed} />;
  if (session.status === 'signed-out') return <Redirect to={hasLoggedOut() ? '/' : signInPath(path, search)} replace />;
  return session.user.kind === kind ? children : <Redirect to="/" replace />;
}

/** For the sign-in page: sends signed-in people on to the page that they wanted. */
export function RequireVisitor({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === 'loading') return <LoadingPage failed={session.failed} />;
  return session.status === 'signed-in' ? <Redirect to={safeNext(search.get('next'))} replace /> : children;
}

/** Renders a different page for each kind of reader. */
export function BySession(props: { child: ReactNode; staff: ReactNode; visitor: ReactNode }): ReactNode {
  const session = useSession();
  if (session.status === 'loading') return <LoadingPage failed={session.failed} />;
  if (session.status === 'signed-out') return props.visitor;
  return session.user.kind === 'child' ? props.child : props.staff;
}
