import { bool, bytea, instant, int4, int8, nullable, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';
import { isConfidentialText } from '../moderation/confidential.ts';

/** Serializes transactions that add to the chain. */
export const lockChain = run({}, `select where pg_advisory_xact_lock(hashtextextended('audit_links', 0)) is not null`);

export const findHead = maybeOne(
  {},
  { number: int8, digest: bytea },
  'select number, digest from audit_links order by number desc limit 1',
);

/** The first link continues an empty digest. The signature is only part of the digest, and never stored. */
export const addLink = run(
  {
    at: instant,
    actor: nullable(uuid),
    act: text,
    content: bytea,
    signature: bytea,
    keyId: int4,
    salt: bytea,
    subject: text,
    about: nullable(uuid),
    detail: text,
  },
  `with last as (
     select coalesce(max(number), 0) + 1 as number,
       coalesce((select digest from audit_links order by number desc limit 1), '') as digest
     from audit_links
   ), link as (
     insert into audit_links (number, at, actor, act, content, previous, digest, key_id)
     select number, $at, $actor, $act, $content, digest,
       sha256($signature::bytea || digest || convert_to(number::text, 'UTF8')), $keyId
     from last
     returning number
   )
   insert into audit_details (number, salt, subject, about, detail)
   select number, $salt, $subject, $about, $detail from link`,
);

/** Links after a given number, in order, with whatever is left of their details. */
export const listLinks = many(
  { after: int8 },
  {
    number: int8,
    at: instant,
    actor: nullable(uuid),
    act: text,
    content: bytea,
    previous: bytea,
    digest: bytea,
    keyId: nullable(int4),
    salt: nullable(bytea),
    subject: nullable(text),
    detail: nullable(text),
  },
  `select l.number, l.at, l.actor, l.act, l.content, l.previous, l.digest, l.key_id as "keyId",
     d.salt, d.subject, d.detail
   from audit_links l left join audit_details d on d.number = l.number
   where l.number > $after order by l.number limit 1000`,
);
export type LinkRow = Row<typeof listLinks>;

export const findLastLook = maybeOne(
  { actor: uuid, act: text, subject: text },
  { at: instant },
  `select l.at from audit_links l join audit_details d on d.number = l.number
   where l.actor = $actor and l.act = $act and d.subject = $subject order by l.number desc limit 1`,
);

/** Newest first, before a given number: of one member of staff, and of acts that begin with one of these words. */
export const listLinksAbout = many(
  { actor: nullable(uuid), nouns: texts, isAnything: bool, before: nullable(int8), most: int8 },
  {
    number: int8,
    at: instant,
    actor: nullable(uuid),
    act: text,
    subject: nullable(text),
    detail: nullable(text),
  },
  `select l.number, l.at, l.actor, l.act, d.subject, d.detail
   from audit_links l left join audit_details d on d.number = l.number
   where l.number < coalesce($before, 9223372036854775807) and ($actor::uuid is null or l.actor = $actor)
     and ($isAnything or split_part(l.act, '.', 1) = any ($nouns))
   order by l.number desc limit $most`,
);

export const exportActs = many(
  { accountId: uuid },
  { at: instant, act: text },
  `select l.at, l.act from audit_details d join audit_links l on l.number = d.number
   where (d.about = $accountId or d.subject = $accountId::text) and not ${isConfidentialText('d.subject')} order by l.number`,
);

export const eraseActDetails = many(
  { accountId: uuid },
  { number: int8 },
  'delete from audit_details where about = $accountId or subject = $accountId::text returning number',
);
