import type * as contract from '#contract/cards/card-desk.ts';
import { difficulties } from '#contract/cards/common.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { audit } from '../../safety/index.ts';
import { getLibrary } from '../content-library.ts';
import type { ContentItem } from '../kind.ts';
import { getCardKind, type Library } from '../library.ts';
import { deleteReview, listReviews, putReview } from './review-queries.ts';

const PAGE_SIZE = 20;

export async function listContentCards(
  context: Context,
  { kind, reviewed, cursor = '' }: Query<typeof contract.listContentCards>,
): Promise<Returns<typeof contract.listContentCards>> {
  const rows = await listReviews(context.db, {});
  const reviews = new Map(rows.map(({ cardId, at, ...row }) => [cardId, { ...row, at: at.toISOString() }]));
  const library = getLibrary(context);
  const ofKind = library.items.filter((item) => kind === undefined || item.kind === kind);
  const found = ofKind.filter(
    ({ id }) => id > cursor && (reviewed === undefined || reviewState(reviews.get(id)) === reviewed),
  );
  const page = found.slice(0, PAGE_SIZE);
  return {
    kinds: library.kinds.map(({ name }) => name),
    total: ofKind.length,
    reviewed: ofKind.filter(({ id }) => reviewState(reviews.get(id)) === 'yes').length,
    cards: page.map((item) => ({ ...toContentCard(library, item), review: reviews.get(item.id) ?? null })),
    cursor: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
}

function reviewState(review: contract.CardReview | undefined): contract.ReviewState {
  if (!review) return 'no';
  return review.isCurrent ? 'yes' : 'changed';
}

function toContentCard({ kinds }: Library, item: ContentItem): Omit<contract.ContentCard, 'review'> {
  const { heading, shown, after = [], answer = null, accepts = [] } = getCardKind(kinds, item).source.texts(item);
  const { id, kind, ages, source = null, checked = null } = item;
  return {
    id,
    kind,
    heading,
    texts: shown.filter((text) => text !== heading && !after.includes(text)),
    after: [...after],
    answer,
    accepts: [...accepts],
    difficulty: difficulties.find((one) => one === item.difficulty) ?? null,
    ages: ages ? { from: ages[0], to: ages[1] } : null,
    source,
    checked,
  };
}

/** Also works for a draft, which isn't in any library yet. */
export async function reviewCard(context: Context, { accountId }: StaffActor, cardId: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    if (!(await putReview(tx, { cardId, accountId, now }))) throw new Problem('not_found');
    audit(context, tx, { actor: accountId, act: 'card.review', subject: cardId, at: now });
  });
}

/** Does nothing if there is no review. */
export async function takeBackReview(context: Context, { accountId }: StaffActor, cardId: string): Promise<undefined> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    if (!(await deleteReview(tx, { cardId }))) return;
    audit(context, tx, { actor: accountId, act: 'card.take-back-review', subject: cardId, at });
  });
}
