import type { ClaimName } from '../claims.ts';
import type { helpAnswers } from '../messages/answers/en.ts';
import type { helpCommunity } from '../messages/community/en.ts';

type HelpKey = (keyof typeof helpAnswers | keyof typeof helpCommunity) & `help.a.${string}`;

/** The answers of the Help Center that claim what an open page claims, too. The proofs are those of claims.ts. */
export const answerClaims = {
  ages: ['help.a.age'],
  consent: ['help.a.code', 'help.a.why-grown-up'],
  registration: ['help.a.closed'],
  signUps: ['help.a.code-time'],
  noMoney: ['help.a.cost'],
  foreign: ['help.a.cost', 'help.a.ads'],
  play: ['help.a.what', 'help.a.pond'],
  levels: ['help.a.lose'],
  boards: ['help.a.board'],
  once: ['help.a.twice'],
  hidden: ['help.a.who-sees'],
  username: ['help.a.username'],
  passwords: ['help.a.see-password'],
  sessions: ['help.a.stay'],
  parentSessions: ['help.a.parent-in', 'help.a.parent-link', 'help.a.parent-devices', 'help.a.parent-tablet'],
  week: ['help.a.parent-mails'],
  copies: ['help.a.parent-copy'],
  resets: ['help.a.link'],
  newPassword: ['help.a.stolen'],
  ownRights: ['help.a.elsewhere'],
  leaving: ['help.a.erase'],
  erase: ['help.a.parent-erase'],
  revoking: ['help.a.parent-no'],
  limiting: ['help.a.asleep', 'help.a.parent-times', 'help.a.parent-change'],
  alone: ['help.a.waiting', 'help.a.story', 'help.a.buddy-closed', 'help.a.chat-how'],
  profile: ['help.a.name', 'help.a.picture-who'],
  columns: ['help.a.parent-see'],
  open: ['help.a.own-pond'],
  held: ['help.a.story-wait', 'help.a.story-who', 'help.a.drawing', 'help.a.comment'],
  reach: ['help.a.story-who'],
  deletePost: ['help.a.story-delete'],
  rude: ['help.a.sent-back', 'help.a.chat-dots'],
  activities: ['help.a.heart'],
  strangers: ['help.a.buddy-limit'],
  requests: ['help.a.buddy-wait'],
  buddies: ['help.a.block'],
  presence: ['help.a.here'],
  chats: ['help.a.chat-who', 'help.a.chat-delete', 'help.a.parent-chats'],
  signals: ['help.a.who-reads'],
  reports: ['help.a.report'],
} as const satisfies Partial<Record<ClaimName, readonly HelpKey[]>>;
