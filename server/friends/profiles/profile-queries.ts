import { bool, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne } from '../../platform/db/statement.ts';
import { child, childColumns, children, relation, relationColumn, wasReported } from '../child-columns.ts';
import { visibleField } from '../visibility.ts';

export const findProfile = maybeOne(
  { readerId: uuid, id: uuid },
  {
    ...child,
    bio: nullable(text),
    points: int8,
    joinedAt: nullable(instant),
    riddlesSolved: nullable(int8),
    relation,
    wasReported: bool,
  },
  `select ${childColumns}, ${visibleField.friendsOnly('p', 'c.bio')} as bio, p.points,
     ${visibleField.friendsOnly('p', 'a.created_at')} as "joinedAt",
     (select riddles_solved::bigint from child_points where account_id = p.id) as "riddlesSolved", ${relationColumn},
     ${wasReported} as "wasReported"
   from ${children} join accounts a on a.id = p.id where p.id = $id`,
);
