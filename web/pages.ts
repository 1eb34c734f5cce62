import type { PageHead } from '#contract/shared/built-pages.ts';
import type { PageDeclaration } from './app/page.ts';

// Addresses of one file share its function, so that it is loaded once.
const chat = () => import('./chat/ChatPages.tsx').then((file) => file.ChatPages);
const familyHome = () => import('./FamilyHomePage.tsx').then((file) => file.FamilyHomePage);
const admin = () => import('./admin/AdminPages.tsx').then((file) => file.AdminPages);

/** What the bars of every page of a child count, and what is news, is asked once the page is there; the server sends it along. */
export const childFrameCalls = [
  '/api/consent',
  '/api/friends/requests',
  '/api/chat/unread-count',
  '/api/activities/news',
] as const;

/**
 * Every page: its address, who sees which file, and what it needs at first. The router, the server's 404, its first answers and
 * its preloads are made of this list. `:id` in an address is any id,
 * `:own` in a call that of the account.
 */
export const pages = {
  '/': {
    child: () => import('./ChildHomePage.tsx').then((file) => file.ChildHomePage),
    staff: () => import('./StaffHomePage.tsx').then((file) => file.StaffHomePage),
    visitor: () => import('./landing/LandingPage.tsx').then((file) => file.LandingPage),
    firstCalls: {
      child: ['/api/points', '/api/user/visibility-stats', '/api/posts/waiting', '/api/feed?page=1'],
      visitor: ['/api/user-count', '/api/riddles/today'],
    },
    isPublic: true,
    isForOneAlone: true,
  },
  '/auth': { skeleton: 'form', visitor: () => import('./accounts/AuthPage.tsx').then((file) => file.AuthPage) },
  '/reset': { everyone: () => import('./accounts/passwords/ResetPage.tsx').then((file) => file.ResetPage) },
  '/staff': {
    everyone: () => import('./staff/AcceptInvitePage.tsx').then((file) => file.AcceptInvitePage),
    endsWithConsent: true,
  },
  '/staff/second-step': {
    everyone: () => import('./staff/second-step/SecondStepPage.tsx').then((file) => file.SecondStepPage),
    endsWithConsent: true,
  },
  '/consent': { everyone: () => import('./family/parents/ConsentPage.tsx').then((file) => file.ConsentPage) },
  '/consent/payment': {
    everyone: () => import('./family/parents/card/PaymentPage.tsx').then((file) => file.PaymentPage),
  },
  '/family': { parent: familyHome, firstCalls: { parent: ['/api/family/children'] } },
  '/family/invitation': {
    parent: () => import('./family/grown-ups/InvitationPage.tsx').then((file) => file.InvitationPage),
  },
  '/family/address': {
    parent: () => import('./family/grown-ups/AddressPage.tsx').then((file) => file.AddressPage),
  },
  '/unsubscribe': { everyone: () => import('./family/week/UnsubscribePage.tsx').then((file) => file.UnsubscribePage) },
  '/family/:childId/reports': {
    parent: () => import('./family/week/ReportsPage.tsx').then((file) => file.ReportsPage),
    firstCalls: { parent: ['/api/family/children', '/api/family/children/:childId/reports'] },
  },
  '/family/copy': { everyone: () => import('./family/data/CopyLinkPage.tsx').then((file) => file.CopyLinkPage) },
  '/family/:childId/data': {
    parent: () => import('./family/data/DataPage.tsx').then((file) => file.DataPage),
    firstCalls: { parent: ['/api/family/children'] },
  },
  '/family/:childId': { parent: familyHome, firstCalls: { parent: ['/api/family/children'] } },
  '/about': {
    skeleton: 'reading',
    everyone: () => import('./help/AboutPage.tsx').then((file) => file.AboutPage),
    firstCalls: { everyone: ['/api/operator-facts'] },
    isPublic: true,
  },
  '/see-what-they-see': {
    skeleton: 'reading',
    everyone: () => import('./help/tour/TourPage.tsx').then((file) => file.TourPage),
    firstCalls: { everyone: ['/api/review-facts'] },
    isPublic: true,
  },
  '/contact': {
    skeleton: 'form',
    everyone: () => import('./help/ContactPage.tsx').then((file) => file.ContactPage),
    firstCalls: { everyone: ['/api/operator-facts', '/api/helplines'] },
    isPublic: true,
  },
  '/help': {
    skeleton: 'reading',
    everyone: () => import('./help/HelpPage.tsx').then((file) => file.HelpPage),
    firstCalls: { everyone: ['/api/operator-facts'] },
    isPublic: true,
  },
  '/how-points-work': {
    skeleton: 'reading',
    everyone: () => import('./help/points/PointsPage.tsx').then((file) => file.PointsPage),
    isPublic: true,
  },
  '/privacy': {
    skeleton: 'reading',
    everyone: () => import('./help/PrivacyPage.tsx').then((file) => file.PrivacyPage),
    firstCalls: { everyone: ['/api/operator-facts'] },
    parts: ['help/policies/PrivacyForKids.tsx'],
    partsByQuery: { '?for=grown-ups': ['help/policies/PrivacyForGrownUps.tsx'] },
    isPublic: true,
  },
  '/terms': {
    skeleton: 'reading',
    everyone: () => import('./help/TermsPage.tsx').then((file) => file.TermsPage),
    firstCalls: { everyone: ['/api/operator-facts'] },
    parts: ['help/policies/TermsForKids.tsx'],
    partsByQuery: { '?for=grown-ups': ['help/policies/TermsForGrownUps.tsx'] },
    isPublic: true,
  },
  '/admin': { admin },
  '/admin/people': { admin },
  '/admin/staff': { admin },
  '/admin/messages': { admin },
  '/admin/mails': { admin },
  '/admin/jobs': { admin },
  '/admin/guide': { admin },
  '/admin/guide/worst-case': { admin },
  '/admin/retention': { admin },
  '/admin/riddles': { admin },
  '/admin/cards': { admin },
  '/admin/filter': { admin },
  '/admin/settings': { admin },
  '/admin/setup': { admin },
  '/profile': {
    skeleton: 'profile',
    child: () => import('./ChildProfilePage.tsx').then((file) => file.ChildProfilePage),
    firstCalls: {
      child: ['/api/points', '/api/user/visibility-stats', '/api/user/stats', '/api/pip', '/api/users/:own/posts'],
    },
    partsByQuery: { '?edit': ['profiles/EditProfile.tsx'] },
    isForOneAlone: true,
  },
  '/settings': {
    whenClosed: 'open',
    child: () => import('./ChildSettingsPage.tsx').then((file) => file.ChildSettingsPage),
    firstCalls: {
      child: [
        '/api/points',
        '/api/sessions',
        '/api/blocks',
        '/api/consent/parent-view',
        '/api/leaderboards/choice',
        '/api/my-times',
      ],
    },
    isForOneAlone: true,
  },
  '/avatar-selector': {
    skeleton: 'profile',
    child: () => import('./profiles/avatar/AvatarPage.tsx').then((file) => file.AvatarPage),
    firstCalls: { child: ['/api/points'] },
    isForOneAlone: true,
  },
  '/my-pip': {
    skeleton: 'profile',
    child: () => import('./rewards/pip/MyPipPage.tsx').then((file) => file.MyPipPage),
    firstCalls: { child: ['/api/points', '/api/pip', '/api/store'] },
    isForOneAlone: true,
  },
  '/activities': {
    skeleton: 'list',
    child: () => import('./activities/ActivitiesPage.tsx').then((file) => file.ActivitiesPage),
    firstCalls: { child: ['/api/points', '/api/activities', '/api/inbox'] },
  },
  '/create-post': {
    skeleton: 'form',
    child: () => import('./posts/CreatePostPage.tsx').then((file) => file.CreatePostPage),
    firstCalls: { child: ['/api/points'] },
  },
  '/coloring': {
    child: () => import('./coloring/ColoringListPage.tsx').then((file) => file.ColoringListPage),
    firstCalls: { child: ['/api/points', '/api/coloring'] },
    isForOneAlone: true,
  },
  '/coloring/:pageId': {
    whenClosed: 'finish',
    child: () => import('./coloring/ColoringPage.tsx').then((file) => file.ColoringPage),
    firstCalls: { child: ['/api/points', '/api/coloring/:pageId/progress'] },
    isForOneAlone: true,
  },
  '/chat': {
    skeleton: 'list',
    child: chat,
    staff: () => import('./app/shell/NotFoundPage.tsx').then((file) => file.NotFoundPage),
    visitor: () => import('./chat/ChatSignIn.tsx').then((file) => file.ChatSignIn),
    firstCalls: { child: ['/api/chat/buddies', '/api/points'] },
  },
  '/chat/:userId': {
    skeleton: 'conversation',
    child: chat,
    firstCalls: { child: ['/api/chat/:userId/messages'] },
  },
  '/game/:id': {
    whenClosed: 'finish',
    child: () => import('./games/collaborative/GamePage.tsx').then((file) => file.GamePage),
    firstCalls: { child: ['/api/points', '/api/collaborative-games/:id'] },
  },
  '/friends': {
    skeleton: 'list',
    child: () => import('./friends/FriendsPage.tsx').then((file) => file.FriendsPage),
    firstCalls: { child: ['/api/points', '/api/friends', '/api/friends/requests'] },
  },
  '/gamification': {
    child: () => import('./rewards/HubPage.tsx').then((file) => file.HubPage),
    staff: () => import('./app/shell/NotFoundPage.tsx').then((file) => file.NotFoundPage),
    visitor: () => import('./rewards/WelcomePage.tsx').then((file) => file.WelcomePage),
    firstCalls: { child: ['/api/points', '/api/user/stats', '/api/games'] },
    // Multiplayer shows others, and is closed to a suspended child by itself.
    isForOneAlone: true,
  },
  '/games/:id': {
    whenClosed: 'finish',
    child: () => import('./games/GamePage.tsx').then((file) => file.GamePage),
    firstCalls: { child: ['/api/points', '/api/games'] },
    isForOneAlone: true,
  },
  '/user/:id': {
    skeleton: 'profile',
    child: () => import('./ChildUserPage.tsx').then((file) => file.ChildUserPage),
    firstCalls: { child: ['/api/points', '/api/users/:id', '/api/friends/requests'] },
    parts: ['posts/own/PostsByCard.tsx'],
  },
  '/pond': {
    child: () => import('./rewards/pond/OwnPondPage.tsx').then((file) => file.OwnPondPage),
    firstCalls: { child: ['/api/points', '/api/pond'] },
    isForOneAlone: true,
  },
  '/user/:id/pond': {
    child: () => import('./rewards/pond/VisitedPondPage.tsx').then((file) => file.VisitedPondPage),
    firstCalls: { child: ['/api/points', '/api/users/:id/pond'] },
  },
  '/buddy': { everyone: () => import('./friends/approvals/ApprovalPage.tsx').then((file) => file.ApprovalPage) },
  '/post/:postId/comments': {
    child: () => import('./posts/comments/CommentsPage.tsx').then((file) => file.CommentsPage),
    firstCalls: { child: ['/api/points', '/api/posts/:postId', '/api/posts/:postId/comments'] },
  },
  '/staff/audit-log': { staff: () => import('./safety/audit/AuditPage.tsx').then((file) => file.AuditPage) },
  '/staff/families': { staff: () => import('./family/StaffFamiliesPage.tsx').then((file) => file.StaffFamiliesPage) },
  '/staff/families/forms/:id': {
    staff: () => import('./family/form-review/SignedFormReviewPage.tsx').then((file) => file.SignedFormReviewPage),
  },
  '/staff/groups': { staff: () => import('./friends/groups/GroupsPage.tsx').then((file) => file.GroupsPage) },
  '/staff/account': { staff: () => import('./staff/StaffAccountPage.tsx').then((file) => file.StaffAccountPage) },
  '/moderation/holds': {
    staff: () => import('./safety/holds/HoldsPage.tsx').then((file) => file.HoldsPage),
  },
  '/moderation/cases/:id': {
    staff: () => import('./safety/moderation/OneCasePage.tsx').then((file) => file.OneCasePage),
  },
  '/moderation/filter': {
    staff: () => import('./safety/moderation/filter/FilterPage.tsx').then((file) => file.FilterPage),
  },
  '/moderation': { staff: () => import('./safety/moderation/ModerationPage.tsx').then((file) => file.ModerationPage) },
} as const satisfies Readonly<Record<`/${string}`, PageDeclaration>>;

export type PagePath = keyof typeof pages;

/** The pages that need a head in web/heads. */
type PublicPath = {
  [Path in PagePath]: (typeof pages)[Path] extends { readonly isPublic: true } ? Path : never;
}[PagePath];

/** What one language says about each public page. */
export type PageHeads = Readonly<Record<PublicPath, PageHead>>;
