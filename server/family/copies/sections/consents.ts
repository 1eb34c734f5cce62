import type { Scope } from '#contract/shared/endpoint.ts';
import { children } from '../../../accounts/index.ts';
import type { RecordState } from '../../columns.ts';
import { listRecords } from '../../consent/consent-queries.ts';
import { exportRequests, type RequestKind } from '../../requests/request-queries.ts';
import type { CopySection } from '../section.ts';

/** Consent decisions and data requests, without names or addresses of other grown-ups. */
export const consents: CopySection = {
  id: 'consents',
  title: 'What my grown-ups decided',
  write: async ({ db }, { childId, parentId }) => {
    const [parents, records, requests] = await Promise.all([
      children.listParents(db, childId),
      listRecords(db, { childId }),
      exportRequests(db, { childId }),
    ]);
    const who = (id: string | null) => (id !== null && id === parentId ? 'You' : 'A grown-up');
    return {
      blocks: [
        { kind: 'facts', facts: [['Grown-ups', parents.length]] },
        { kind: 'heading', text: 'Consent' },
        {
          kind: 'table',
          head: ['When', 'Who', 'What', 'Allowed', 'Notice'],
          rows: records.map(({ at, parentId: by, state, scopes, noticeVersion }) => [
            at,
            who(by),
            stateWords[state],
            scopes.map((scope) => scopeWords[scope]).join(', ') || 'nothing',
            `version ${noticeVersion}`,
          ]),
        },
        { kind: 'heading', text: 'Copies, corrections and deletions' },
        {
          kind: 'table',
          head: ['When', 'Who', 'What'],
          rows: requests.map(({ askedAt, askedBy, parentId: by, kind }) => [
            askedAt,
            askedBy === 'child' ? 'The young person' : who(by),
            kindWords[kind],
          ]),
        },
      ],
    };
  },
};

const stateWords: Record<RecordState, string> = {
  pending: 'asked',
  granted: 'gave consent',
  declined: 'said no',
  revoked: 'withdrew consent',
  objected: 'objected',
  expired: 'no answer',
};

const scopeWords: Record<Scope, string> = {
  posts: 'posts and comments',
  buddies: 'buddies',
  chat_phrases: 'ready-made phrases and stickers',
  chat: 'typed chat',
  multiplayer: 'games with others',
  leaderboards: 'leaderboards',
  reach: 'posts beyond buddies',
};

const kindWords: Record<RequestKind, string> = {
  copy: 'took a copy',
  correct: 'corrected something',
  delete: 'deleted the account',
  withdraw: 'withdrew consent',
  keep: 'kept the account',
};
