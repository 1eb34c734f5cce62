import type { Columns } from './columns.ts';

/** Parents: what they have answered, and what we send them. */
export const familyColumns: Columns = {
  consent_answers: ['id', 'child_id', 'parent_id', 'state', 'method', 'scopes', 'notice_version', 'at'],
  consent_links: [
    'token_hash',
    'purpose',
    'child_id',
    'parent_id',
    'created_at',
    'expires_at',
    'used_at',
    'replaced_at',
    'notice_version',
  ],
  consent_notices: ['id', 'child_id', 'sent_at'],
  consent_records: [
    'id',
    'child_id',
    'parent_id',
    'grown_up',
    'relation',
    'witness_id',
    'proof',
    'state',
    'method',
    'scopes',
    'notice_version',
    'notice_hash',
    'evidence',
    'at',
    'kept_until',
  ],
  consents: ['child_id', 'answer_by', 'erase_at', 'erasing_since', 'seen_at'],
  notice_versions: ['version', 'text', 'hash', 'published_at', 'published_by'],
  parent_mails: ['id', 'child_id', 'parent_id', 'kind', 'due_at', 'claimed_at', 'sent_at', 'failure', 'failed_at'],
};
