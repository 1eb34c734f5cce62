import { type Column, instant, nullable, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';
import { caseConditions } from '../../safety/index.ts';
import { consent } from '../columns.ts';

export type WaitingKind = 'display_name' | 'bio' | 'pip_name';
const kind = text as Column<WaitingKind>;

/**
 * Until the transaction ends nobody else changes this child's words or decides about them, and consent cannot be revoked
 * before they are stored. Decisions lock the account first too, so that the two cannot deadlock.
 */
export const lockOwner = run(
  { id: uuid },
  `select from accounts a join children c on c.account_id = a.id where a.id = $id
   for update of a for no key update of c`,
);

/** Everything that a decision about a child's new words depends on. */
export const findOwner = maybeOne(
  { id: uuid },
  {
    username: text,
    firstName: text,
    lastName: text,
    consent,
    consentMethod: nullable(text),
    createdAt: instant,
    displayName: text,
    bio: text,
    pipName: text,
    pieces: texts,
    piecesAt: nullable(instant),
    waitingName: nullable(text),
    waitingNameId: nullable(uuid),
    waitingBio: nullable(text),
    waitingBioId: nullable(uuid),
    waitingPipName: nullable(text),
    waitingPipNameId: nullable(uuid),
  },
  `select a.username, c.first_name as "firstName", c.last_name as "lastName", c.consent, c.consent_method as "consentMethod",
     a.created_at as "createdAt", c.display_name as "displayName", c.bio, c.pip_name as "pipName",
     c.pieces, c.pieces_at as "piecesAt",
     n.words as "waitingName", n.id as "waitingNameId", b.words as "waitingBio", b.id as "waitingBioId", f.words as "waitingPipName", f.id as "waitingPipNameId"
   from accounts a join children c on c.account_id = a.id
   left join waiting_words n on n.account_id = a.id and n.kind = 'display_name'
   left join waiting_words b on b.account_id = a.id and b.kind = 'bio'
   left join waiting_words f on f.account_id = a.id and f.kind = 'pip_name'
   where a.id = $id`,
);
export type ProfileOwner = NonNullable<Row<typeof findOwner>>;

/** Each value has its own id, so that staff approve exactly what they have read. */
export const storeWaiting = run(
  { id: uuid, accountId: uuid, kind, words: text, at: instant },
  `insert into waiting_words (id, account_id, kind, words, at) values ($id, $accountId, $kind, $words, $at)
   on conflict (account_id, kind) do update set id = excluded.id, words = excluded.words, at = excluded.at`,
);

export const deleteWaiting = run({ id: uuid }, 'delete from waiting_words where id = $id');

/** What the profile says now, as context for the review. */
export const findAround = maybeOne(
  { id: uuid },
  { username: text, displayName: text, bio: text },
  `select a.username, c.display_name as "displayName", c.bio
   from waiting_words w join accounts a on a.id = w.account_id join children c on c.account_id = a.id where w.id = $id`,
);

/** No effect when the child has changed the words since. */
export const publishWaiting = run(
  { id: uuid, now: instant },
  `with approved as (
     delete from waiting_words where id = $id returning account_id, kind, words
   ), touched as (
     update accounts set updated_at = $now where id in (select account_id from approved)
   )
   update children c set
     display_name = case approved.kind when 'display_name' then approved.words else c.display_name end,
     bio = case approved.kind when 'bio' then approved.words else c.bio end,
     pip_name = case approved.kind when 'pip_name' then approved.words else c.pip_name end
   from approved where c.account_id = approved.account_id`,
);

/** Parents may read an export, so it leaves out what may be about them. */
export const exportWaiting = many(
  { accountId: uuid },
  { kind, words: text, at: instant },
  `select w.kind, w.words, w.at from waiting_words w
   where w.account_id = $accountId and not ${caseConditions.cameAsCrisis('new_name', 'w.id')}
     and not ${caseConditions.cameAsCrisis('new_bio', 'w.id')} and not ${caseConditions.cameAsCrisis('new_pip_name', 'w.id')}
   order by w.kind`,
);

export const deleteWaitingWords = run({ accountId: uuid }, 'delete from waiting_words where account_id = $accountId');
