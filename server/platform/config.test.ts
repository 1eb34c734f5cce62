import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withMailServer } from '#test/support/mail-settings.ts';
import { readConfig } from './config.ts';
import { settingNames } from './environment.ts';
import { SetupError } from './setup-error.ts';

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
    return 'none';
  } catch (error) {
    return error instanceof SetupError ? error.message : 'a bug';
  }
}

describe('settings', () => {
  it('need none to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      workers: 1,
      minAge: 6,
      maxAge: 13,
      consentAge: 13,
      isDevelopersMachine: true,
    });
  });

  it('are all listed in .env.example, and no others', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#([A-Z_]+)=/gm)].map((match) => match[1]);

    expect(listed.toSorted()).toEqual(settingNames.toSorted());
  });

  it.each([
    ['PORT', 'frog', 'PORT must be a number'],
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['PORT', '1.5', 'PORT must be a whole number'],
    ['PUBLIC_URL', 'lilypad.example.org', 'PUBLIC_URL must be an address that begins with http:// or https://'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
    ['REDIS_URL', 'localhost', 'REDIS_URL must be an address'],
    ['SMTP_URL', 'http://x', 'SMTP_URL must be an address'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters'],
    ['CONSENT_AGE', '12', 'CONSENT_AGE must be at least 13'],
    ['HELPLINE_COUNTRY', 'Germany', 'HELPLINE_COUNTRY must be a country in two capital letters'],
    [
      'STAFF_WEBHOOK_URL',
      'http://hooks.example.org/x',
      'STAFF_WEBHOOK_URL must be an address that begins with https://',
    ],
    ['STAFF_WEBHOOK_URL', 'frog', 'STAFF_WEBHOOK_URL must be an address that begins with https://'],
    ['STAFF_WEBHOOK_URL', 'http://127.0.0.1.example.org', 'STAFF_WEBHOOK_URL must be an address'],
    ['OPERATOR_NAME', 'x'.repeat(201), 'OPERATOR_NAME must have at most 200 characters'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be true or false'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be'],
    ['WORKERS', '2', 'WORKERS above 1 needs REDIS_URL'],
  ])('%s=%s is refused', (name, value, sentence) => {
    expect(complaint({ [name]: value })).toContain(sentence);
  });

  it.each([
    [{ MAIL_FROM: '' }, 'MAIL_FROM must be a real address with SMTP_URL'],
    [{ MAIL_FROM: 'Lilypad' }, 'MAIL_FROM must be a real address'],
    [{ MAIL_FROM: 'Lilypad <lilypad@localhost>' }, 'MAIL_FROM must be a real address'],
    [{ MAIL_FROM: 'lilypad@school.local' }, 'MAIL_FROM must be a real address'],
    [{ MAIL_FROM: 'Lilypad <lilypad@pond.invalid>' }, 'MAIL_FROM must be a real address'],
    [{ MAIL_FROM: 'Lilypad <lilypad@example.org>' }, 'MAIL_FROM must be a real address'],
    [{ MAIL_FROM: 'Lilypad <lilypad@mail.example.com>' }, 'MAIL_FROM must be a real address'],
    [{ MAIL_FROM: 'Lilypad <lilypad@pond.example>' }, 'MAIL_FROM must be a real address'],
    [{ CONTACT_EMAIL: '' }, 'SMTP_URL needs CONTACT_EMAIL'],
    [{ CONTACT_EMAIL: 'people@example.org' }, 'CONTACT_EMAIL must be a real address with SMTP_URL'],
  ])('with a mail server but %o are refused', (wrong, sentence) => {
    expect(complaint({ ...withMailServer(), ...wrong })).toContain(sentence);
    expect(complaint(withMailServer())).toBe('none');
    expect(complaint({ ...wrong, SMTP_URL: '' })).toBe('none');
  });

  it('that are wrong are named all at once', () => {
    expect(complaint({ PORT: '0', WORKERS: 'x' })).toMatch(/PORT.*WORKERS/);
  });

  it('which are empty count as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([withMailServer(), { PUBLIC_URL: 'https://a.example' }, { HOST: '0.0.0.0' }])(
    'make this no developer’s machine: %o',
    (env: Record<string, string>) => {
      expect(readConfig(env).isDevelopersMachine).toBe(false);
    },
  );
});
