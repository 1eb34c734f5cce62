import { bool, instant, text, uuid } from '../../platform/db/columns.ts';
import { many } from '../../platform/db/statement.ts';

/** The profile's texts, and what the child has written since, newest first. */
export const listShownWords = many(
  { accountId: uuid, since: instant },
  { text, isHeld: bool, isOfProfile: bool, isBelowTitle: bool },
  `select w.text, w.is_held as "isHeld", w.at is null as "isOfProfile",
     w.part > 1 as "isBelowTitle" from shown_words w
   where w.account_id = $accountId and w.text <> '' and (w.at is null or w.at > $since)
   order by w.at desc nulls last, w.id desc, w.part desc limit 100`,
);
