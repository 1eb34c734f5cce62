import { instant, nullable, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';
import { decision, state } from './case-columns.ts';

/** Parents get it, so it leaves out what may be about a parent. */
export const exportCases = many(
  { accountId: uuid },
  {
    kind: text,
    reason: text,
    openedAt: instant,
    state,
    decision: nullable(decision),
    title: nullable(text),
    text: nullable(text),
    picture: nullable(text),
    moreTexts: nullable(texts),
  },
  `select c.kind, c.reason, c.opened_at as "openedAt", c.state, c.decision, k.title, k.text,
     encode(k.picture, 'base64') as picture,
     (select array_agg(a.text order by a.written_at) from case_additions a
      where a.case_id = c.id and a.text is not null) as "moreTexts"
   from cases c left join case_copies k on k.case_id = c.id
   where c.author_id = $accountId and c.reason not in ('crisis', 'contact') order by c.opened_at`,
);

/** A legal hold outlives the account: these cases are deleted when the hold is released. */
export const retainHeldCases = many(
  { accountId: uuid },
  { id: uuid },
  'update cases set erase_after_hold = true where author_id = $accountId and on_hold returning id',
);

export const deleteCases = run({ accountId: uuid }, 'delete from cases where author_id = $accountId and not on_hold');
