import type { helpKept } from '../messages/kept/en.ts';

type Sentence = keyof typeof helpKept;
type NameOf<Ending extends string> = Sentence extends infer Key
  ? Key extends `help.privacy.kept.${infer Name}.${Ending}`
    ? Name
    : never
  : never;

export interface RetentionEntry {
  readonly id: NameOf<'what'>;
  /** How long; the log alone is left to the operator. */
  readonly long?: 'untilErased' | `${NameOf<'long'>}.long`;
  /** The tables of the database that it is about: test/policies.test.ts finds missing ones. */
  readonly tables: readonly string[];
}

/** All stored data, in the order of the privacy page. */
export const retentionEntries: readonly RetentionEntry[] = [
  { id: 'account', long: 'untilErased', tables: ['accounts', 'children', 'waiting_words'] },
  { id: 'parent', long: 'parent.long', tables: ['parents', 'guardianships', 'consent_notices', 'parent_mails'] },
  {
    id: 'consent',
    long: 'consent.long',
    tables: ['consents', 'consent_answers', 'consent_records', 'notice_versions'],
  },
  { id: 'leaving', long: 'leaving.long', tables: ['departures'] },
  { id: 'links', long: 'links.long', tables: ['consent_links'] },
  { id: 'blocked', long: 'blocked.long', tables: ['blocked_addresses'] },
  {
    id: 'play',
    long: 'untilErased',
    tables: [
      'card_guesses',
      'card_progress',
      'game_results',
      'point_transactions',
      'child_points',
      'levels_reached',
      'coloring_progress',
      'deeds',
      'deed_counts',
      'streaks',
      'earned_achievements',
      'completed_challenges',
      'purchases',
    ],
  },
  {
    id: 'boards',
    long: 'boards.long',
    tables: ['weekly_points', 'leaderboard_players', 'weekly_leaderboards', 'user_leaderboard_entries'],
  },
  { id: 'rounds', long: 'rounds.long', tables: ['game_rounds', 'game_players'] },
  {
    id: 'together',
    long: 'together.long',
    tables: ['collaborative_game_sessions', 'collaborative_game_participants'],
  },
  { id: 'time', long: 'untilErased', tables: ['active_minutes'] },
  { id: 'week', long: 'week.long', tables: ['user_activity_reports', 'filter_stops', 'report_opt_outs'] },
  { id: 'posts', long: 'posts.long', tables: ['posts', 'drawings'] },
  { id: 'comments', long: 'untilErased', tables: ['comments', 'post_likes', 'comment_likes', 'kind_words'] },
  { id: 'chats', long: 'chats.long', tables: ['conversations', 'chat_messages', 'chat_drawings'] },
  { id: 'others', long: 'untilErased', tables: ['friendships', 'buddy_settings', 'blocked_users', 'contacts'] },
  { id: 'waves', long: 'waves.long', tables: ['pond_waves'] },
  { id: 'requests', long: 'requests.long', tables: ['friend_requests', 'buddy_approvals', 'refused_asks'] },
  { id: 'activities', long: 'activities.long', tables: ['activities', 'activity_views'] },
  { id: 'events', long: 'events.long', tables: ['events'] },
  { id: 'sessions', long: 'sessions.long', tables: ['sessions'] },
  { id: 'parentSessions', long: 'parentSessions.long', tables: ['parent_sessions', 'parent_sign_in_links'] },
  { id: 'signUps', long: 'signUps.long', tables: ['pending_signups'] },
  { id: 'resets', long: 'resets.long', tables: ['password_resets'] },
  { id: 'counts', long: 'counts.long', tables: ['code_mails', 'login_failures', 'visitor_alarms'] },
  { id: 'contactMessages', long: 'contactMessages.long', tables: ['contact_messages'] },
  {
    id: 'moderation',
    long: 'moderation.long',
    tables: ['cases', 'case_copies', 'case_additions', 'case_alerts', 'case_log'],
  },
  { id: 'reports', long: 'untilErased', tables: ['reports'] },
  { id: 'staffMessages', long: 'untilErased', tables: ['staff_notices', 'pauses'] },
  { id: 'audit', long: 'audit.long', tables: ['audit_links', 'audit_details'] },
  {
    id: 'staff',
    long: 'staff.long',
    tables: ['staff_invites', 'second_steps', 'recovery_codes', 'duties', 'filter_words', 'card_reviews'],
  },
  { id: 'log', tables: [] },
];
