import { accounts } from './accounts/messages/en.ts';
import { accountsLeaving } from './accounts/messages/leaving/en.ts';
import { accountsOwnPassword } from './accounts/messages/own-password/en.ts';
import { accountsSessions } from './accounts/messages/sessions/en.ts';
import { activities } from './activities/messages/en.ts';
import { adminCards } from './admin/messages/cards/en.ts';
import { adminDataDesk } from './admin/messages/data-desk/en.ts';
import { admin } from './admin/messages/en.ts';
import { adminFilter } from './admin/messages/filter/en.ts';
import { adminGuide } from './admin/messages/guide/en.ts';
import { adminKept } from './admin/messages/kept/en.ts';
import { adminMails } from './admin/messages/mails/en.ts';
import { common } from './app/i18n/en.ts';
import type { Translation } from './app/i18n/translator.ts';
import { app } from './app/messages/en.ts';
import { appSignedOut } from './app/messages/signed-out/en.ts';
import { cards } from './cards/messages/en.ts';
import { chat } from './chat/messages/en.ts';
import { chatHints } from './chat/messages/hints/en.ts';
import { chatParents } from './chat/messages/parents/en.ts';
import { coloring } from './coloring/messages/en.ts';
import { familyAnswers } from './family/messages/answers/en.ts';
import { familyCard } from './family/messages/card/en.ts';
import { familyClosed } from './family/messages/closed/en.ts';
import { familyConsent } from './family/messages/consent/en.ts';
import { familyControls } from './family/messages/controls/en.ts';
import { familyData } from './family/messages/data/en.ts';
import { family } from './family/messages/en.ts';
import { familyForms } from './family/messages/forms/en.ts';
import { familyGrownUps } from './family/messages/grown-ups/en.ts';
import { familyHome } from './family/messages/home/en.ts';
import { ownTimes } from './family/messages/own-times/en.ts';
import { parentView } from './family/messages/parent-view/en.ts';
import { familyWeek } from './family/messages/week/en.ts';
import { feed } from './feed/messages/en.ts';
import { feedFirst } from './feed/messages/first/en.ts';
import { friendsApproval } from './friends/messages/approval/en.ts';
import { friends } from './friends/messages/en.ts';
import { friendsGroups } from './friends/messages/groups/en.ts';
import { friendsParents } from './friends/messages/parents/en.ts';
import { gamesTogether } from './games/collaborative/messages/en.ts';
import { games } from './games/messages/en.ts';
import { gamesFeed } from './games/messages/feed/en.ts';
import { helpAbout } from './help/messages/about/en.ts';
import { helpAnswers } from './help/messages/answers/en.ts';
import { helpCommunity } from './help/messages/community/en.ts';
import { helpContact } from './help/messages/contact/en.ts';
import { help } from './help/messages/en.ts';
import { helpKept } from './help/messages/kept/en.ts';
import { helpKids } from './help/messages/kids/en.ts';
import { helpLadder } from './help/messages/ladder/en.ts';
import { helpPoints } from './help/messages/points/en.ts';
import { helpPolicies } from './help/messages/policies/en.ts';
import { helpPrivacy } from './help/messages/privacy/en.ts';
import { helpTerms } from './help/messages/terms/en.ts';
import { helpTour } from './help/messages/tour/en.ts';
import { landing } from './landing/messages/en.ts';
import { points } from './points/messages/en.ts';
import { postsComments } from './posts/messages/comments/en.ts';
import { postsDrawing } from './posts/messages/drawing/en.ts';
import { posts } from './posts/messages/en.ts';
import { postsNewStories } from './posts/messages/new-stories/en.ts';
import { postsOwn } from './posts/messages/own/en.ts';
import { profilesAvatar } from './profiles/avatar/messages/en.ts';
import { profiles } from './profiles/messages/en.ts';
import { rewardsBoards } from './rewards/leaderboards/messages/en.ts';
import { rewards } from './rewards/messages/en.ts';
import { rewardsPond } from './rewards/messages/pond/en.ts';
import { rewardsPip } from './rewards/pip/messages/en.ts';
import { rewardsPipLines } from './rewards/pip/messages/lines/en.ts';
import { safetyAudit } from './safety/messages/audit/en.ts';
import { safetyCasework } from './safety/messages/casework/en.ts';
import { safetyComfort } from './safety/messages/comfort/en.ts';
import { safety } from './safety/messages/en.ts';
import { safetyHolds } from './safety/messages/holds/en.ts';
import { safetyModeration } from './safety/messages/moderation/en.ts';
import { staff } from './staff/messages/en.ts';

/** Every English message. Keys are flat and begin with their module: 'posts.write'. Only types and tests read this. */
export const english = {
  ...common,
  ...app,
  ...appSignedOut,
  ...safetyAudit,
  ...safetyCasework,
  ...safetyComfort,
  ...safety,
  ...safetyHolds,
  ...safetyModeration,
  ...accounts,
  ...accountsLeaving,
  ...accountsOwnPassword,
  ...accountsSessions,
  ...profilesAvatar,
  ...profiles,
  ...staff,
  ...familyAnswers,
  ...familyClosed,
  ...familyConsent,
  ...familyControls,
  ...ownTimes,
  ...familyGrownUps,
  ...familyData,
  ...familyHome,
  ...familyWeek,
  ...family,
  ...familyForms,
  ...familyCard,
  ...parentView,
  ...points,
  ...chatParents,
  ...friendsApproval,
  ...friendsParents,
  ...friendsGroups,
  ...friends,
  ...postsDrawing,
  ...posts,
  ...postsNewStories,
  ...postsOwn,
  ...postsComments,
  ...chat,
  ...chatHints,
  ...cards,
  ...games,
  ...gamesFeed,
  ...gamesTogether,
  ...rewards,
  ...rewardsPond,
  ...rewardsPip,
  ...rewardsPipLines,
  ...feed,
  ...feedFirst,
  ...activities,
  ...coloring,
  ...rewardsBoards,
  ...helpAbout,
  ...helpAnswers,
  ...helpCommunity,
  ...helpContact,
  ...help,
  ...helpKids,
  ...helpKept,
  ...helpLadder,
  ...helpPoints,
  ...helpPolicies,
  ...helpPrivacy,
  ...helpTerms,
  ...helpTour,
  ...landing,
  ...admin,
  ...adminCards,
  ...adminFilter,
  ...adminGuide,
  ...adminKept,
  ...adminDataDesk,
  ...adminMails,
} as const;

/** What another language holds: every message, and every refusal by its English sentence. */
export interface Catalog {
  readonly messages: Translation<typeof english>;
  readonly refusals: Readonly<Record<string, string>>;
}
