import { findNodes, type Source } from './sources.ts';

/** The tables of each module: the one whose queries insert into them. */
const tablesByModule: Readonly<Record<string, readonly string[]>> = {
  platform: ['events', 'retention_runs', 'settings'],
  safety: [
    'audit_details',
    'audit_links',
    'case_additions',
    'case_alerts',
    'case_copies',
    'case_log',
    'cases',
    'duties',
    'filter_examples',
    'filter_stops',
    'filter_words',
    'legal_holds',
    'pauses',
    'reports',
    'staff_alerts',
    'staff_notices',
  ],
  accounts: [
    'account_endings',
    'accounts',
    'active_minutes',
    'blocked_addresses',
    'child_stats',
    'children',
    'code_mails',
    'departures',
    'guardianships',
    'login_failures',
    'parents',
    'password_resets',
    'pending_signups',
    'sessions',
    'waiting_words',
  ],
  staff: ['recovery_codes', 'second_steps', 'staff_invites'],
  family: [
    'child_controls',
    'consent_answers',
    'consent_form_pages',
    'consent_forms',
    'consent_links',
    'consent_notices',
    'consent_payments',
    'consent_records',
    'consents',
    'control_records',
    'data_access_requests',
    'data_copies',
    'data_copy_parts',
    'guardian_invitations',
    'last_mails',
    'notice_versions',
    'parent_acts',
    'parent_address_changes',
    'parent_mails',
    'parent_sessions',
    'parent_sign_in_links',
    'report_opt_outs',
    'user_activity_reports',
  ],
  points: ['child_points', 'levels_reached', 'point_transactions', 'weekly_points'],
  friends: [
    'blocked_users',
    'buddy_approvals',
    'buddy_rules',
    'buddy_settings',
    'child_group_members',
    'child_groups',
    'contacts',
    'ended_friendships',
    'friend_requests',
    'friendships',
    'parent_reports',
    'refused_asks',
    'trusted_families',
  ],
  posts: ['comment_likes', 'comments', 'drawings', 'kind_words', 'post_likes', 'posts'],
  chat: ['chat_drawings', 'chat_messages', 'chat_readers', 'chat_signs', 'conversations'],
  cards: ['card_guesses', 'card_progress', 'card_reviews', 'cards', 'generated_riddles'],
  coloring: ['coloring_progress'],
  games: [
    'collaborative_game_participants',
    'collaborative_game_sessions',
    'game_players',
    'game_results',
    'game_rounds',
  ],
  rewards: [
    'achievements',
    'completed_challenges',
    'daily_challenges',
    'deed_counts',
    'deeds',
    'earned_achievements',
    'pond_waves',
    'purchases',
    'streaks',
    'leaderboard_players',
    'user_leaderboard_entries',
    'weekly_leaderboards',
  ],
  activities: ['activities', 'activity_views'],
  help: ['contact_messages', 'visitor_alarms'],
  admin: ['mail_tests'],
};

/**
 * Who still reads or writes another module's table, as `module access table`, and what for. Each entry waits for a verb, a
 * named view or an SQL fragment of the owner; a new one is a choice to be argued for in review.
 */
export const exceptions: Readonly<Record<string, string>> = {
  'accounts reads second_steps':
    'what a sign-in owes depends on a second step; staff comes after accounts, so there is no verb to ask',
  'admin reads parents': 'no SQL: a sentence of a mail says "from parents"',
  'platform reads accounts':
    'a backup before an upgrade, when no module is open and the tables may be of any earlier version',
};

export const ownerByTable = new Map(
  Object.entries(tablesByModule).flatMap(([module, tables]) => tables.map((table) => [table, module])),
);

/** A table is read and written only by the module that owns it, which alone knows what its rows promise. */
export function tableOwner(source: Source): string[] {
  return foreignAccess(source).filter((access) => !(access in exceptions));
}

const firstTable = /\b(insert into|update|delete from|from|join|using) (\w+)/g;
/** The second one of `from turn, children`. */
const furtherTable = /\b(from|using) \w+(?: (?:as )?\w+)?, (\w+)/g;

/** What a file does with tables of other modules, as `module access table`. */
export function foreignAccess({ path, program }: Source): string[] {
  const [tree, module] = path.split('/');
  if (tree !== 'server' || module === undefined) return [];
  const found = findNodes(program, ({ type, value }) => type === 'TemplateElement' || typeof value === 'string')
    .map(({ value }) => (typeof value === 'string' ? value : (value as { raw: string }).raw))
    .flatMap((sql) => [...sql.matchAll(firstTable), ...sql.matchAll(furtherTable)])
    .map(([, verb = '', table = '']) => ({ table, access: /^(insert|update|delete)/.test(verb) ? 'writes' : 'reads' }))
    .filter(({ table }) => ownerByTable.has(table) && ownerByTable.get(table) !== module);
  return [...new Set(found.map(({ access, table }) => `${module} ${access} ${table}`))];
}
