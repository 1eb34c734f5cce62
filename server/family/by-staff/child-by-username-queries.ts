import { text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { status } from '../columns.ts';
import { answerColumns, childColumns, childSelection } from '../consent/consent-queries.ts';

/** Staff know usernames, so this saves looking up the id first. */
export const lockChildByUsername = run(
  { username: text },
  'select from consents where child_id = (select id from named_accounts where username = $username) for update',
);

export const findConsentByUsername = maybeOne(
  { username: text },
  { consent: status },
  `select consent from people where username = $username and state = 'active'`,
);

export const findChildByUsername = maybeOne(
  { username: text },
  childColumns,
  `select ${childSelection} from people a join consents k on k.child_id = a.id
   where a.username = $username and a.state = 'active'`,
);

export const listAnswersByUsername = many(
  { username: text },
  answerColumns,
  `select w.parent_id as "parentId", w.state, w.method, w.scopes, w.notice_version as "noticeVersion"
   from consent_answers w join named_accounts a on a.id = w.child_id where a.username = $username`,
);

export const listParentsByUsername = many(
  { username: text },
  { id: uuid, email: text, name: text },
  `select g.parent_id as id, g.email, g.name from named_accounts a join guardians g on g.child_id = a.id
   where a.username = $username order by g.created_at`,
);
