import { type ReactNode, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import type { SkeletonShape } from '#contract/shared/built-pages.ts';
import { Optional } from '#web/ui/layout/Optional.tsx';
import { lazyPage } from './app/lazy-page.tsx';
import { Moments } from './app/moments/Moments.tsx';
import type { LoadPage, PageDeclaration } from './app/page.ts';
import { BySession, RequireChild, RequireStaff, RequireVisitor } from './app/session/guards.tsx';
import { useSession } from './app/session/session.ts';
import { UntilFirstPage } from './app/shell/first-page.ts';
import { frameAt } from './app/shell/frame.ts';
import { UnlessClosed } from './family/closed/UnlessClosed.tsx';
import { UnlessConsentEnded } from './family/UnlessConsentEnded.tsx';
import { pages } from './pages.ts';
import { LevelUps } from './points/LevelUps.tsx';
import { StoryOutNews } from './posts/released/StoryOutNews.tsx';
import { UnlessSuspended } from './safety/UnlessSuspended.tsx';

const NotFoundPage = lazyPage(() => import('./app/shell/NotFoundPage.tsx').then((file) => file.NotFoundPage));
const LaterNews = lazyPage(() => import('./LaterNews.tsx').then((file) => file.LaterNews));
const AdminGate = lazyPage(() => import('./app/session/AdminGate.tsx').then((file) => file.AdminGate));
const StaffMessages = lazyPage(() => import('./safety/StaffMessages.tsx').then((file) => file.StaffMessages));
export const StaffBar = lazyPage(() => import('./staff/StaffBar.tsx').then((file) => file.StaffBar));
export const StarCount = lazyPage(() => import('./points/StarCount.tsx').then((file) => file.StarCount));

const NEWS_AFTER_MS = 3000;

const lazyPages = new Map<LoadPage, ReturnType<typeof lazyPage>>();

function getLazyPage(load: LoadPage) {
  const page = lazyPages.get(load) ?? lazyPage(load);
  lazyPages.set(load, page);
  return page;
}

/** What is shown while the page at a path loads. */
export function skeletonAt(path: string): SkeletonShape {
  const found = Object.entries<PageDeclaration>(pages).find(([pattern]) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path),
  );
  return found?.[1].skeleton ?? 'cards';
}

const routes = Object.entries<PageDeclaration>(pages).map(([path, page]) => ({ path, element: pageElement(page) }));

function pageElement(page: PageDeclaration): ReactNode {
  const element = guardedElement(page);
  // Who is signed in is sent on by it, to a page that may be closed.
  const isForVisitorsAlone = page.visitor && !page.child;
  const isAlwaysThere = page.parent || isForVisitorsAlone || (page.everyone && !page.endsWithConsent);
  if (isAlwaysThere) return element;
  const { whenClosed } = page;
  return (
    <UnlessConsentEnded>
      {whenClosed === 'open' ? element : <UnlessClosed finishes={whenClosed === 'finish'}>{element}</UnlessClosed>}
    </UnlessConsentEnded>
  );
}

function guardedElement(page: PageDeclaration): ReactNode {
  if (page.everyone) return show(page.everyone);
  if (page.parent) return show(page.parent);
  if (page.admin) return <AdminGate>{show(page.admin)}</AdminGate>;
  if (page.child && page.staff)
    return (
      <BySession
        child={showToChild(page.child, page.isForOneAlone)}
        staff={show(page.staff)}
        visitor={show(page.visitor)}
      />
    );
  if (page.child) return <RequireChild>{showToChild(page.child, page.isForOneAlone)}</RequireChild>;
  if (page.staff) return <RequireStaff>{show(page.staff)}</RequireStaff>;
  return <RequireVisitor>{show(page.visitor)}</RequireVisitor>;
}

/** A suspended child plays alone, and sees nobody. */
function showToChild(load: LoadPage, isForOneAlone = false): ReactNode {
  return isForOneAlone ? show(load) : <UnlessSuspended>{show(load)}</UnlessSuspended>;
}

function show(load: LoadPage): ReactNode {
  const Page = getLazyPage(load);
  return <Page />;
}

// Only in development; a production build has neither the routes nor the files.
const UiPage = import.meta.env.DEV
  ? lazyPage(() => import('./ui/dev/UiPage.tsx').then((file) => file.UiPage))
  : undefined;
const CardsPage = import.meta.env.DEV
  ? lazyPage(() => import('./cards/dev/CardsPage.tsx').then((file) => file.CardsPage))
  : undefined;

/** Loads its file only for a child who has something to read. A chat fills the screen: they read it on the next page. */
function UnreadStaffMessages(): ReactNode {
  const { user } = useSession();
  const [path] = useLocation();
  return user?.hasStaffMessages && !path.startsWith('/chat/') ? (
    <Optional instead={<UntilFirstPage />}>
      <StaffMessages />
    </Optional>
  ) : null;
}

/** Loads after the page itself, and only for who is signed in. It stays when their session ends, to say so. */
function News(): ReactNode {
  const isSignedIn = useSession().user !== undefined;
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => setIsTime(true), NEWS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  return isTime ? (
    <Optional>
      <LaterNews />
    </Optional>
  ) : null;
}

export function Pages(): ReactNode {
  const [path] = useLocation();
  // A child may be signed in in the same browser: what is new for them is not for the parent's eyes.
  const isForChild = frameAt(path) !== 'parents';
  return (
    <>
      {isForChild && <Moments />}
      {isForChild && <UnreadStaffMessages />}
      <Switch>
        {routes.map(({ path, element }) => (
          <Route key={path} path={path}>
            {element}
          </Route>
        ))}
        {UiPage && (
          <Route path="/dev/ui">
            <UiPage />
          </Route>
        )}
        {CardsPage && (
          <Route path="/dev/cards">
            <CardsPage />
          </Route>
        )}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
      {isForChild && (
        <>
          <LevelUps />
          <StoryOutNews />
          <News />
        </>
      )}
    </>
  );
}
