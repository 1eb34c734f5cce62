import { expect, it } from 'vitest';
import { createLog, pseudonym } from './log.ts';

function logged(err: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'it failed');
  return lines.join('');
}

it('keeps what PostgreSQL quotes out of the log', () => {
  const error = Object.assign(new Error('duplicate key'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'accounts_username_key',
    detail: 'Key (username)=(maya) already exists.',
  });

  expect(logged(error)).toContain('23505');
  expect(logged(error)).not.toContain('maya');
});

it('keeps addresses that a mail server quotes out of the log', () => {
  const error = Object.assign(new Error('550 no such user omar@example.org'), {
    responseCode: 550,
    command: 'RCPT TO',
  });

  expect(logged(error)).toContain('550');
  expect(logged(error)).not.toContain('omar');
});

it('keeps the stack of a bug', () => {
  expect(logged(new Error('a bug'))).toContain('log.test.ts');
});

it('logs the same pseudonym for an account while the process runs, and never its id', () => {
  const id = '01900000-0000-7000-8000-000000000001';

  expect(pseudonym(id)).toBe(pseudonym(id));
  expect(pseudonym(id)).not.toContain('0190');
  expect(pseudonym(undefined)).toBeUndefined();
});
