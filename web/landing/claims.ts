import type { app } from '#web/app/messages/en.ts';
import type { landing } from './messages/en.ts';

type Sentence = keyof typeof landing | keyof typeof app;

interface Claim {
  /** The feature that makes it true. */
  readonly feature: string;
  /** The messages that make it. */
  readonly says: readonly Sentence[];
}

/**
 * All that the landing page claims (docs/product-decisions.md, P44). test/claims.test.ts proves each one, and a claim without a proof, or a
 * sentence that stands neither here nor among the plain words, makes a test fail.
 */
export const claims = {
  play: { feature: 'feed', says: ['landing.lead', 'landing.play.text'] },
  ages: { feature: 'accounts: who may join', says: ['landing.lead', 'app.madeFor'] },
  riddle: {
    feature: "cards: today's riddle",
    says: ['landing.riddle', 'landing.riddle.text', 'landing.riddle.points'],
  },
  count: { feature: 'accounts: the number of children', says: ['landing.count'] },
  levels: { feature: 'points', says: ['landing.grow.text'] },
  consent: {
    feature: 'accounts: sign-up under 13',
    says: ['landing.family.text', 'landing.trust.consent.title', 'landing.trust.consent.text'],
  },
  loop: { feature: "family: the parent's notice", says: ['landing.family.title', 'app.madeFor'] },
  alone: { feature: 'safety: admission and gate', says: ['landing.trust.alone.title', 'landing.trust.alone.text'] },
  names: { feature: 'posts: what readers are sent', says: ['landing.trust.names.title', 'landing.trust.names.text'] },
  ads: { feature: 'platform: content security policy', says: ['landing.trust.ads.title', 'landing.trust.ads.text'] },
  content: {
    feature: 'cards: only content that comes with Lilypad and passes the filter',
    says: ['landing.trust.content.title', 'landing.trust.content.text'],
  },
  open: { feature: 'LICENSE', says: ['landing.trust.open.title', 'landing.trust.open.text'] },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;
