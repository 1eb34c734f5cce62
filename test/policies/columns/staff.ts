import type { Columns } from './columns.ts';

/** Staff. */
export const staffColumns: Columns = {
  card_reviews: ['card_id', 'account_id', 'body_digest', 'at'],
  duties: ['account_id', 'since'],
  filter_words: ['id', 'word', 'change', 'added_by', 'at'],
  recovery_codes: ['code_hash', 'account_id'],
  second_steps: ['account_id', 'session_id', 'sealed_secret', 'last_step', 'created_at', 'confirmed_at'],
  staff_invites: ['token_hash', 'email', 'role', 'created_at', 'expires_at', 'id', 'invited_by'],
};
