import { accounts } from './en/accounts.ts';
import { accountsAvatar } from './en/accounts-avatar.ts';
import { accountsLeaving } from './en/accounts-leaving.ts';
import { accountsStaff } from './en/accounts-staff.ts';
import { activities } from './en/activities.ts';
import { admin } from './en/admin.ts';
import { adminPeople } from './en/admin-people.ts';
import { adminStaff } from './en/admin-staff.ts';
import { app } from './en/app.ts';
import { cards } from './en/cards.ts';
import { chat } from './en/chat.ts';
import { family } from './en/family.ts';
import { familyAnswers } from './en/family-answers.ts';
import { familyConsent } from './en/family-consent.ts';
import { familySight } from './en/family-sight.ts';
import { feed } from './en/feed.ts';
import { friends } from './en/friends.ts';
import { friendsApproval } from './en/friends-approval.ts';
import { help } from './en/help.ts';
import { helpAbout } from './en/help-about.ts';
import { helpAnswers } from './en/help-answers.ts';
import { helpContact } from './en/help-contact.ts';
import { helpKids } from './en/help-kids.ts';
import { helpPolicies } from './en/help-policies.ts';
import { helpPrivacy } from './en/help-privacy.ts';
import { helpTerms } from './en/help-terms.ts';
import { landing } from './en/landing.ts';
import { points } from './en/points.ts';
import { posts } from './en/posts.ts';
import { postsDrawing } from './en/posts-drawing.ts';
import { postsOwn } from './en/posts-own.ts';
import { postsTalk } from './en/posts-talk.ts';
import { safety } from './en/safety.ts';
import { safetyComfort } from './en/safety-comfort.ts';
import { safetyDesk } from './en/safety-desk.ts';
import { safetyNumbers } from './en/safety-numbers.ts';
import { ui } from './en/ui.ts';

/** All English sentences, a file a room. Keys are flat and begin with their room: 'posts.write'. */
export const en = {
  ...ui,
  ...app,
  ...safety,
  ...safetyComfort,
  ...safetyDesk,
  ...safetyNumbers,
  ...accounts,
  ...accountsAvatar,
  ...accountsLeaving,
  ...accountsStaff,
  ...family,
  ...familyAnswers,
  ...familyConsent,
  ...familySight,
  ...friends,
  ...friendsApproval,
  ...feed,
  ...cards,
  ...activities,
  ...points,
  ...posts,
  ...postsDrawing,
  ...chat,
  ...postsOwn,
  ...postsTalk,
  ...help,
  ...helpAbout,
  ...helpAnswers,
  ...helpContact,
  ...helpKids,
  ...helpPolicies,
  ...helpPrivacy,
  ...helpTerms,
  ...landing,
  ...admin,
  ...adminPeople,
  ...adminStaff,
} as const;
