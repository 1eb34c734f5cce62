interface File {
  readonly path: string;
  readonly text: string;
}

interface Planted extends File {
  /** Files that it is wrong together with. */
  readonly beside?: readonly File[];
}

/** One planted violation for each rule, at the path where it would do harm. */
export const planted: Readonly<Record<string, Planted>> = {
  trees: {
    path: 'web/feed/FeedPage.tsx',
    text: `import { rooms } from '#server/modules.ts';\nexport const page = rooms;\n`,
  },
  'import-order': {
    path: 'server/accounts/sessions.ts',
    text: `import { feed } from '../feed/index.ts';\nexport const next = feed;\n`,
  },
  'front-door': {
    path: 'server/feed/deck.ts',
    text: `import { findPost } from '../posts/queries.ts';\nexport const find = findPost;\n`,
  },
  'sql-in-queries': {
    path: 'server/posts/posts.ts',
    text: `import { run } from '../platform/db/statement.ts';\nexport const wipe = run({}, 'delete from posts');\n`,
  },
  'visibility-in-friends': {
    path: 'server/posts/queries.ts',
    text: 'export const seen = `select from people where is_visible`;\n',
  },
  'settings-in-config': {
    path: 'server/posts/policy.ts',
    text: `export const port = process.env['PORT'] ?? process.env.HOST;\n`,
  },
  'time-from-clock': { path: 'server/points/ledger.ts', text: 'export const now = () => new Date();\n' },
  'routes-are-lines': {
    path: 'server/points/routes.ts',
    text: 'export const route = (isOld: boolean) => (isOld ? 1 : 2);\n',
  },
  'calls-in-queries': {
    path: 'web/cards/RiddleCard.tsx',
    text: `import { api } from '../app/api.ts';\nexport const guess = api;\n`,
  },
  'calls-without-shapes': {
    path: 'web/cards/queries.ts',
    text: `import { guessRiddle } from '#contract/cards/kinds/riddle.ts';\nexport const shape = guessRiddle.body;\n`,
  },
  'codes-not-words': {
    path: 'web/posts/write/PostForm.tsx',
    text: `export const isTaken = (error) => error.problem.message === 'That username is taken.';\n`,
  },
  'file-length': { path: 'server/chat/chat.ts', text: 'export {};\n'.repeat(301) },
  'function-length': {
    path: 'server/chat/messages.ts',
    text: `export function long() {\n${'  void 0;\n'.repeat(60)}}\n`,
  },
  'front-door-length': { path: 'server/chat/index.ts', text: 'export const chat = 1;\n' },
  'endpoint-is-verb': {
    path: 'server/posts/routes.ts',
    text: 'export const routes = [serve(contract.readPost, ({ body }) => showPost(body))];\n',
  },
  'no-circle': {
    path: 'web/chat/scroll.ts',
    text: `import type { Log } from './MessageLog.tsx';\nexport type Scroll = Log;\n`,
    beside: [
      {
        path: 'web/chat/MessageLog.tsx',
        text: `import type { Scroll } from './scroll.ts';\nexport type Log = Scroll;\n`,
      },
    ],
  },
  'folder-size': { path: 'web/chat/scroll/scroll.ts', text: 'export const top = 0;\n' },
  'one-age-rule': {
    path: 'server/posts/policy.ts',
    text: 'export const group = toAgeGroup(rules.ageOn(today, birthDate));\n',
  },
  'consent-by-rule': {
    path: 'server/posts/policy.ts',
    text: `export const mayPost = (child) => child.consent === 'granted' || child.consent === 'not_needed';\n`,
  },
  'few-exports': {
    path: 'server/posts/index.ts',
    text: `/** Posts. */\nexport { findPost } from './queries.ts';\n`,
  },
  'no-domain-word': { path: 'server/platform/http/limits.ts', text: 'export const MAX_POSTS_PER_CHILD = 5;\n' },
  'table-owner': {
    path: 'server/feed/queries.ts',
    text: 'export const silence = run({ id: uuid }, `delete from blocked_users where blocker_id = $id`);\n',
  },
  'page-is-reached': {
    path: 'web/games/GamesPage.tsx',
    text: 'export const GamesPage = () => null;\n',
    beside: [
      { path: 'web/pages.ts', text: `export const pages = { '/auth': () => import('./accounts/AuthPage.tsx') };\n` },
    ],
  },
};
