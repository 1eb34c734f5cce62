import { lazy, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import type { PagePath } from '#contract/shared/pages.ts';
import { BySession, RequireChild, RequireVisitor } from './app/guards.tsx';
import { NotFoundPage } from './app/NotFoundPage.tsx';

// Platform
const StaffHome = lazy(() => import('./app/StaffHome.tsx').then((file) => ({ default: file.StaffHome })));
const LandingPage = lazy(() => import('./landing/LandingPage.tsx').then((file) => ({ default: file.LandingPage })));

// Accounts
const AuthPage = lazy(() => import('./accounts/AuthPage.tsx').then((file) => ({ default: file.AuthPage })));
const ResetPage = lazy(() => import('./accounts/ResetPage.tsx').then((file) => ({ default: file.ResetPage })));
const StaffPage = lazy(() => import('./accounts/StaffPage.tsx').then((file) => ({ default: file.StaffPage })));
const ProfilePage = lazy(() => import('./accounts/ProfilePage.tsx').then((file) => ({ default: file.ProfilePage })));

// Points
const OwnPointsCard = lazy(() =>
  import('./points/OwnPointsCard.tsx').then((file) => ({ default: file.OwnPointsCard })),
);
export const StarCount = lazy(() => import('./points/StarCount.tsx').then((file) => ({ default: file.StarCount })));

// Feed
const FeedPage = lazy(() => import('./feed/FeedPage.tsx').then((file) => ({ default: file.FeedPage })));

// Help
const AboutPage = lazy(() => import('./help/AboutPage.tsx').then((file) => ({ default: file.AboutPage })));
const ContactPage = lazy(() => import('./help/ContactPage.tsx').then((file) => ({ default: file.ContactPage })));
const HelpPage = lazy(() => import('./help/HelpPage.tsx').then((file) => ({ default: file.HelpPage })));
const PrivacyPage = lazy(() => import('./help/PrivacyPage.tsx').then((file) => ({ default: file.PrivacyPage })));
const TermsPage = lazy(() => import('./help/TermsPage.tsx').then((file) => ({ default: file.TermsPage })));

/** Every address of contract/shared/pages.ts, and no other: a missing or a stray one does not compile. */
export const routes = {
  '/': <BySession child={<FeedPage />} staff={<StaffHome />} visitor={<LandingPage />} />,
  '/auth': (
    <RequireVisitor>
      <AuthPage />
    </RequireVisitor>
  ),
  '/reset': <ResetPage />,
  '/staff': <StaffPage />,
  '/profile': (
    <RequireChild>
      <ProfilePage level={<OwnPointsCard />} />
    </RequireChild>
  ),
  '/about': <AboutPage />,
  '/contact': <ContactPage />,
  '/help': <HelpPage />,
  '/privacy': <PrivacyPage />,
  '/terms': <TermsPage />,
} satisfies Record<PagePath, ReactNode>;

// Only while building Lilypad; a released build has neither the route nor the file.
const UiPage = import.meta.env.DEV
  ? lazy(() => import('./ui/dev/UiPage.tsx').then((file) => ({ default: file.UiPage })))
  : undefined;

export function Pages(): ReactNode {
  return (
    <Switch>
      {Object.entries(routes).map(([path, element]) => (
        <Route key={path} path={path}>
          {element}
        </Route>
      ))}
      {UiPage && (
        <Route path="/dev/ui">
          <UiPage />
        </Route>
      )}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
