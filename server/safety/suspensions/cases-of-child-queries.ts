import { instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne } from '../../platform/db/statement.ts';
import { state } from '../moderation/case-columns.ts';

/** A suspension can be about what a child wrote or did, not about what the child said to staff. */
const isAboutChild = `kind not in ('appeal', 'contact')`;

/** The newest cases about a child, without words. */
export const listCasesOfChild = many(
  { childId: uuid, most: int8 },
  { id: uuid, kind: text, reason: text, openedAt: instant, state, decision: nullable(text) },
  `select id, kind, reason, opened_at as "openedAt", state, decision from cases
   where author_id = $childId and ${isAboutChild} order by opened_at desc, id limit $most`,
);

export const findCaseOfChild = maybeOne(
  { id: uuid, childId: uuid },
  { id: uuid },
  `select id from cases where id = $id and author_id = $childId and ${isAboutChild}`,
);
