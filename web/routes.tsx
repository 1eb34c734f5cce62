import { type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import type { PagePath } from '#contract/shared/pages.ts';
import { lazyPage } from './app/lazy-page.tsx';
import { BySession, RequireChild, RequireStaff, RequireVisitor } from './app/session/guards.tsx';
import { useSession } from './app/session/session.ts';
import { ConsentNews } from './family/ConsentNews.tsx';
import { UnlessConsentEnded } from './family/UnlessConsentEnded.tsx';
import { LevelUps } from './points/LevelUps.tsx';
import { UnlessSuspended } from './safety/UnlessSuspended.tsx';

// Platform
const NotFoundPage = lazyPage(() => import('./app/shell/NotFoundPage.tsx').then((file) => file.NotFoundPage));
const LandingPage = lazyPage(() => import('./landing/LandingPage.tsx').then((file) => file.LandingPage));

// Safety
const ModerationPage = lazyPage(() =>
  import('./safety/moderation/ModerationPage.tsx').then((file) => file.ModerationPage),
);
const ModerationCard = lazyPage(() =>
  import('./safety/moderation/ModerationCard.tsx').then((file) => file.ModerationCard),
);
const StaffMessages = lazyPage(() => import('./safety/StaffMessages.tsx').then((file) => file.StaffMessages));

// Accounts
const AuthPage = lazyPage(() => import('./accounts/AuthPage.tsx').then((file) => file.AuthPage));
const ResetPage = lazyPage(() => import('./accounts/passwords/ResetPage.tsx').then((file) => file.ResetPage));

// Staff
const StaffHome = lazyPage(() => import('./staff/StaffHome.tsx').then((file) => file.StaffHome));
const AcceptInvitePage = lazyPage(() => import('./staff/AcceptInvitePage.tsx').then((file) => file.AcceptInvitePage));
const SecondStepPage = lazyPage(() =>
  import('./staff/second-step/SecondStepPage.tsx').then((file) => file.SecondStepPage),
);

// Profiles
const AvatarPage = lazyPage(() => import('./profiles/avatar/AvatarPage.tsx').then((file) => file.AvatarPage));
const ProfilePage = lazyPage(() => import('./profiles/ProfilePage.tsx').then((file) => file.ProfilePage));

// Family
const ConsentPage = lazyPage(() => import('./family/parents/ConsentPage.tsx').then((file) => file.ConsentPage));
const ParentViewCard = lazyPage(() => import('./family/ParentViewCard.tsx').then((file) => file.ParentViewCard));
const FamilyCards = lazyPage(() => import('./family/StaffCards.tsx').then((file) => file.StaffCards));

// Points
const OwnProgress = lazyPage(() => import('./points/OwnProgress.tsx').then((file) => file.OwnProgress));
export const StarCount = lazyPage(() => import('./points/StarCount.tsx').then((file) => file.StarCount));

// Friends
const FriendsPage = lazyPage(() => import('./friends/FriendsPage.tsx').then((file) => file.FriendsPage));
const UserPage = lazyPage(() => import('./friends/profiles/UserPage.tsx').then((file) => file.UserPage));
const ApprovalPage = lazyPage(() => import('./friends/approvals/ApprovalPage.tsx').then((file) => file.ApprovalPage));
const BlocksCard = lazyPage(() => import('./friends/blocks/BlocksCard.tsx').then((file) => file.BlocksCard));

// Posts
const CommentsPage = lazyPage(() => import('./posts/comments/CommentsPage.tsx').then((file) => file.CommentsPage));
const MyPosts = lazyPage(() => import('./posts/own/MyPosts.tsx').then((file) => file.MyPosts));
const StatsCard = lazyPage(() => import('./posts/own/StatsCard.tsx').then((file) => file.StatsCard));
const CreatePostPage = lazyPage(() => import('./posts/CreatePostPage.tsx').then((file) => file.CreatePostPage));

// Chat
const ChatPages = lazyPage(() => import('./chat/ChatPages.tsx').then((file) => file.ChatPages));

// Feed
const FeedPage = lazyPage(() => import('./feed/FeedPage.tsx').then((file) => file.FeedPage));

// Activities
const ActivitiesPage = lazyPage(() => import('./activities/ActivitiesPage.tsx').then((file) => file.ActivitiesPage));
const ActivityButton = lazyPage(() => import('./activities/ActivityButton.tsx').then((file) => file.ActivityButton));

// Help
const AboutPage = lazyPage(() => import('./help/AboutPage.tsx').then((file) => file.AboutPage));
const ContactPage = lazyPage(() => import('./help/ContactPage.tsx').then((file) => file.ContactPage));
const HelpPage = lazyPage(() => import('./help/HelpPage.tsx').then((file) => file.HelpPage));
const PrivacyPage = lazyPage(() => import('./help/PrivacyPage.tsx').then((file) => file.PrivacyPage));
const TermsPage = lazyPage(() => import('./help/TermsPage.tsx').then((file) => file.TermsPage));

// Admin
const AdminGate = lazyPage(() => import('./app/session/AdminGate.tsx').then((file) => file.AdminGate));
const AdminLink = lazyPage(() => import('./app/session/AdminGate.tsx').then((file) => file.AdminLink));
const AdminPages = lazyPage(() => import('./admin/AdminPages.tsx').then((file) => file.AdminPages));
const adminPages = (
  <AdminGate>
    <AdminPages />
  </AdminGate>
);

/** Loads the code of a child's home page. */
export async function loadHome(): Promise<void> {
  await Promise.all([FeedPage.load(), StarCount.load()]);
}

/** Exactly the addresses of contract/shared/pages.ts: one too few or too many does not compile. */
export const routes = {
  '/': (
    <BySession
      child={
        <UnlessSuspended>
          <FeedPage />
        </UnlessSuspended>
      }
      staff={
        <StaffHome
          admin={<AdminLink />}
          cards={
            <>
              <ModerationCard />
              <FamilyCards />
            </>
          }
        />
      }
      visitor={<LandingPage />}
    />
  ),
  '/auth': (
    <RequireVisitor>
      <AuthPage />
    </RequireVisitor>
  ),
  '/reset': <ResetPage />,
  '/staff': <AcceptInvitePage />,
  '/staff/second-step': <SecondStepPage />,
  '/consent': <ConsentPage />,
  '/admin': adminPages,
  '/admin/people': adminPages,
  '/admin/staff': adminPages,
  '/admin/messages': adminPages,
  '/admin/settings': adminPages,
  '/admin/setup': adminPages,
  '/profile': (
    <RequireChild>
      <UnlessSuspended>
        <ProfilePage
          activity={<ActivityButton />}
          level={<OwnProgress />}
          stats={<StatsCard />}
          posts={<MyPosts />}
          parentView={<ParentViewCard />}
          blocks={<BlocksCard />}
        />
      </UnlessSuspended>
    </RequireChild>
  ),
  '/avatar-selector': (
    <RequireChild>
      <UnlessSuspended>
        <AvatarPage />
      </UnlessSuspended>
    </RequireChild>
  ),
  '/activities': (
    <RequireChild>
      <UnlessSuspended>
        <ActivitiesPage />
      </UnlessSuspended>
    </RequireChild>
  ),
  '/create-post': (
    <RequireChild>
      <UnlessSuspended>
        <CreatePostPage />
      </UnlessSuspended>
    </RequireChild>
  ),
  '/chat': <ChatPages />,
  '/chat/:userId': <ChatPages />,
  '/friends': (
    <RequireChild>
      <UnlessSuspended>
        <FriendsPage />
      </UnlessSuspended>
    </RequireChild>
  ),
  '/user/:id': (
    <RequireChild>
      <UnlessSuspended>
        <UserPage />
      </UnlessSuspended>
    </RequireChild>
  ),
  '/buddy': <ApprovalPage />,
  '/post/:postId/comments': (
    <RequireChild>
      <UnlessSuspended>
        <CommentsPage />
      </UnlessSuspended>
    </RequireChild>
  ),
  '/moderation': (
    <RequireStaff>
      <ModerationPage />
    </RequireStaff>
  ),
  '/about': <AboutPage />,
  '/contact': <ContactPage />,
  '/help': <HelpPage />,
  '/privacy': <PrivacyPage />,
  '/terms': <TermsPage />,
} satisfies Record<PagePath, ReactNode>;

/** Pages that everybody can read, also a child whose account is about to be erased. */
const openToAll: readonly string[] = [
  '/consent',
  '/buddy',
  '/reset',
  '/about',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
];

// Only in development; a production build has neither the routes nor the files.
const UiPage = import.meta.env.DEV
  ? lazyPage(() => import('./ui/dev/UiPage.tsx').then((file) => file.UiPage))
  : undefined;
const CardsPage = import.meta.env.DEV
  ? lazyPage(() => import('./cards/dev/CardsPage.tsx').then((file) => file.CardsPage))
  : undefined;

/** Loads its file only for a child who has something to read. */
function UnreadStaffMessages(): ReactNode {
  const { user } = useSession();
  return user?.hasStaffMessages ? (
    <Suspense fallback={null}>
      <StaffMessages />
    </Suspense>
  ) : null;
}

export function Pages(): ReactNode {
  return (
    <>
      <UnreadStaffMessages />
      <Switch>
        {Object.entries(routes).map(([path, element]) => (
          <Route key={path} path={path}>
            {openToAll.includes(path) ? element : <UnlessConsentEnded>{element}</UnlessConsentEnded>}
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
      <LevelUps />
      <ConsentNews />
    </>
  );
}
