import { bool, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne } from '../../platform/db/statement.ts';
import { riddlesSolved } from '../../points/index.ts';
import { bioWasReported, child, childColumns, relation, relationColumn, wasReported } from '../child-columns.ts';
import { visibleField } from '../visibility.ts';

export const findProfile = maybeOne(
  { readerId: uuid, id: uuid },
  {
    ...child,
    bio: nullable(text),
    points: int8,
    joinedAt: nullable(instant),
    riddlesSolved: int8,
    relation,
    wasReported: bool,
  },
  `select ${childColumns}, case when not ${bioWasReported} then ${visibleField.friendsOnly('p', 'p.bio')} end as bio, p.points,
     ${visibleField.friendsOnly('p', 'p.created_at')} as "joinedAt",
     ${riddlesSolved('p.id')}::bigint as "riddlesSolved", ${relationColumn},
     ${wasReported} as "wasReported"
   from people p where p.id = $id`,
);
