import type { Coloring } from '#contract/rules/coloring.ts';
import { bool, instant, json, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';

const progress = {
  coloredSections: json<Coloring>(),
  completedAt: nullable(instant),
  sharedAsPost: bool,
  updatedAt: instant,
} as const;

const columns = `colored_sections as "coloredSections", completed_at as "completedAt", shared_as_post as "sharedAsPost",
  updated_at as "updatedAt"`;

export const listProgress = many(
  { accountId: uuid },
  { pageId: text, ...progress },
  `select page_id as "pageId", ${columns} from coloring_progress where account_id = $accountId order by page_id`,
);

export const findProgress = maybeOne(
  { accountId: uuid, pageId: text },
  progress,
  `select ${columns} from coloring_progress where account_id = $accountId and page_id = $pageId`,
);

/** Once completed, always completed: taking a color back does not take that away. */
export const saveProgress = one(
  { accountId: uuid, pageId: text, coloredSections: json<Coloring>(), isComplete: bool, now: instant },
  progress,
  `insert into coloring_progress as p (account_id, page_id, colored_sections, completed_at, updated_at)
   values ($accountId, $pageId, $coloredSections, case when $isComplete then $now::timestamptz end, $now)
   on conflict (account_id, page_id) do update set
     colored_sections = excluded.colored_sections,
     completed_at = coalesce(p.completed_at, excluded.completed_at),
     updated_at = excluded.updated_at
   returning ${columns}`,
);

export const markShared = run(
  { accountId: uuid, pageId: text },
  'update coloring_progress set shared_as_post = true where account_id = $accountId and page_id = $pageId',
);

export const deleteProgress = run({ accountId: uuid }, 'delete from coloring_progress where account_id = $accountId');
