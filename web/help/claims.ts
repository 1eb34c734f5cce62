import type { Claim } from './claim.ts';
import { storageClaims } from './storage-claims.ts';

/**
 * All that privacy, terms, about and contact claim (docs/product-decisions.md, P44). test/policies.test.ts proves each one, and a claim without
 * a proof, or a sentence that stands neither here nor among the plain words, makes a test fail.
 */
export const claims = {
  // Sign-up
  ages: {
    feature: 'accounts: who may join',
    says: [
      'help.privacy.joining.ages',
      'help.terms.join.ages',
      'help.terms.summary.join.text',
      'help.about.what.text',
      'help.about.start.form.text',
    ],
  },
  consent: {
    feature: "accounts: the code goes to the parent's address",
    says: [
      'help.privacy.joining.ages',
      'help.privacy.grownUps.text',
      'help.terms.join.ages',
      'help.terms.grownUps.text',
      'help.about.start.code.text',
      'help.about.grownUps.code',
    ],
  },
  refused: { feature: 'accounts: a form that is refused', says: ['help.privacy.joining.refused'] },
  path: { feature: 'accounts: the sign-up path', says: ['help.privacy.joining.path', 'help.privacy.device.path'] },
  registration: { feature: 'accounts: registration', says: ['help.terms.join.open'] },
  username: { feature: 'accounts: username policy', says: ['help.terms.name.text', 'help.terms.account.username'] },
  notice: {
    feature: "family: the parent's notice",
    says: ['help.privacy.rights.know', 'help.privacy.grownUps.text', 'help.about.grownUps.notice'],
  },

  ...storageClaims,

  // Erasure
  erase: {
    feature: 'family: erasure',
    says: [
      'help.privacy.long.text',
      'help.privacy.grownUps.erase',
      'help.privacy.kept.untilErased',
      'help.privacy.kept.parent.long',
      'help.privacy.rights.erase',
      'help.terms.end.text',
      'help.terms.end.you',
      'help.terms.summary.end.text',
      'help.privacy.summary.rights.text',
      'help.terms.end.operator',
      'help.about.grownUps.reply',
      'help.faq.erase.text',
    ],
  },
  holds: {
    feature: 'safety: legal holds',
    says: ['help.privacy.rights.erase', 'help.privacy.kept.moderation.long'],
  },
  deletePost: {
    feature: 'posts: deleting',
    says: ['help.privacy.kept.posts.long', 'help.terms.share.text', 'help.terms.write.held'],
  },
  ownRights: {
    feature: 'accounts: sessions and settings',
    says: ['help.privacy.rights.child', 'help.terms.account.one'],
  },
  leaving: {
    feature: 'accounts: departures',
    says: [
      'help.privacy.rights.child',
      'help.privacy.kept.leaving.what',
      'help.privacy.kept.leaving.why',
      'help.privacy.kept.leaving.long',
    ],
  },
  contact: {
    feature: 'help: contact messages',
    says: [
      'help.privacy.ask.text',
      'help.privacy.who.form',
      'help.privacy.who.mail',
      'help.privacy.rights.ask',
      'help.privacy.program.ask',
      'help.faq.twice.text',
    ],
  },
  replies: {
    feature: 'platform: mails come from MAIL_FROM',
    says: ['help.privacy.who.form', 'help.about.grownUps.reply', 'help.contact.parents.text'],
  },

  // Who sees what
  alone: {
    feature: 'safety: admission and gate',
    says: [
      'help.privacy.summary.sees.text',
      'help.privacy.sees.alone',
      'help.privacy.sees.young',
      'help.terms.write.age',
      'help.about.grownUps.alone',
      'help.privacy.coppa.text',
    ],
  },
  consenting: {
    feature: "family: a parent's yes",
    says: ['help.privacy.sees.alone', 'help.about.grownUps.alone', 'help.privacy.coppa.text'],
  },
  stronger: {
    feature: 'family: what needs more than an e-mail',
    says: ['help.privacy.coppa.text', 'help.privacy.notKept.text'],
  },
  answering: { feature: 'family: a no, and no answer', says: ['help.privacy.joining.consent'] },
  revoking: {
    feature: 'family: the way out',
    says: ['help.privacy.rights.revoke', 'help.about.grownUps.alone', 'help.privacy.coppa.text'],
  },
  limiting: {
    feature: 'family: scopes, open hours, daily limit and pause',
    says: [
      'help.privacy.rights.limit',
      'help.privacy.kept.controls.what',
      'help.privacy.kept.controls.why',
      'help.about.grownUps.pages',
    ],
  },
  consentKept: {
    feature: 'family: records, links and blocked addresses',
    says: [
      'help.privacy.kept.consent.what',
      'help.privacy.kept.consent.why',
      'help.privacy.kept.consent.long',
      'help.privacy.kept.links.what',
      'help.privacy.kept.links.why',
      'help.privacy.kept.links.long',
      'help.privacy.kept.blocked.what',
      'help.privacy.kept.blocked.why',
      'help.privacy.kept.blocked.long',
    ],
  },
  hidden: {
    feature: 'posts: what readers are sent',
    says: [
      'help.privacy.summary.sees.text',
      'help.privacy.hidden.text',
      'help.privacy.sees.kids',
      'help.about.never.names.text',
    ],
  },
  author: { feature: 'posts: the author', says: ['help.privacy.sees.older', 'help.privacy.sees.kids'] },
  held: {
    feature: 'posts: held until somebody has looked',
    says: [
      'help.privacy.sees.held',
      'help.privacy.reads.text',
      'help.terms.share.text',
      'help.terms.write.held',
      'help.terms.summary.write.text',
    ],
  },
  reach: { feature: 'posts: how far a post goes, and who may comment', says: ['help.privacy.sees.posts'] },
  staffSee: {
    feature: 'safety: the review queue',
    says: ['help.privacy.sees.staff', 'help.privacy.reads.text'],
  },
  chats: {
    feature: 'chat: friends alone, for 90 days',
    says: [
      'help.privacy.sees.messages',
      'help.privacy.kept.chats.what',
      'help.privacy.kept.chats.why',
      'help.privacy.kept.chats.long',
    ],
  },
  activities: {
    feature: 'activities: what others did, for 90 days',
    says: [
      'help.privacy.kept.activities.what',
      'help.privacy.kept.activities.why',
      'help.privacy.kept.activities.long',
    ],
  },
  count: { feature: 'accounts: the number of children', says: ['help.privacy.sees.count'] },
  rude: {
    feature: 'safety: screening words',
    says: ['help.terms.kind.text', 'help.privacy.program.words', 'help.terms.write.rude'],
  },
  signals: {
    feature: 'safety: grooming signals of 30 days, and pieces of a day',
    says: ['help.privacy.program.signals', 'help.privacy.program.words'],
  },
  crisis: { feature: 'safety: words of a child in danger', says: ['help.privacy.program.crisis'] },
  blocks: { feature: 'friends: three blocks', says: ['help.privacy.program.blocks'] },
  strangers: {
    feature: 'friends: a new account that asks many',
    says: ['help.privacy.program.asking', 'help.privacy.kept.requests.why'],
  },

  // The browser
  foreign: {
    feature: 'platform: content security policy',
    says: [
      'help.privacy.ads.text',
      'help.privacy.others.text',
      'help.privacy.who.text',
      'help.privacy.basis.text',
      'help.privacy.program.text',
      'help.privacy.summary.kept.text',
      'help.about.never.ads.text',
      'help.about.never.trackers.text',
    ],
  },
  services: {
    feature: 'what the services that the operator has chosen are sent',
    says: [
      'help.privacy.others.text',
      'help.privacy.others.mail',
      'help.privacy.others.alarm',
      'help.privacy.others.payment',
      'help.privacy.others.model',
    ],
  },
  cookies: {
    feature: 'accounts: cookies',
    says: [
      'help.privacy.cookie.text',
      'help.privacy.device.none',
      'help.privacy.device.session',
      'help.privacy.device.known',
      'help.privacy.device.parent',
      'help.privacy.device.path',
    ],
  },
  storage: { feature: 'web: what keeps something in the browser', says: ['help.privacy.device.storage'] },
  secure: { feature: 'platform: secure cookies', says: ['help.privacy.safe.https'] },
  tries: { feature: 'accounts: tries and delays', says: ['help.privacy.safe.guess'] },
  newPassword: { feature: 'accounts: a new password', says: ['help.privacy.safe.end', 'help.terms.account.password'] },

  // Play
  play: { feature: 'feed', says: ['help.about.what.text', 'help.about.start.play.text'] },
  once: { feature: 'points: paid once', says: ['help.terms.fair.text', 'help.terms.fair.once'] },
  levels: { feature: 'points: levels', says: ['help.terms.fair.worth'] },
  noMoney: {
    feature: 'rewards: the shop takes points alone',
    says: ['help.terms.fair.worth', 'help.about.never.shop.text', 'help.terms.summary.end.text'],
  },
  rateLimits: { feature: 'platform: rate limits', says: ['help.terms.fair.robots'] },
  content: {
    feature: 'cards: only content that comes with Lilypad and passes the filter',
    says: ['help.terms.service.learning'],
  },

  // The operator
  facts: { feature: 'help: facts of the operator', says: ['help.privacy.intro', 'help.about.who.name'] },
  open: {
    feature: 'LICENSE',
    says: ['help.about.how.text', 'help.about.open.text', 'help.terms.service.license', 'help.privacy.changes.text'],
  },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;
