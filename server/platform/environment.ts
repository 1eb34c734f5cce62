import * as z from 'zod';
import { consentMethods } from '#contract/rules/consent.ts';
import { SetupError } from './setup-error.ts';

const number = (name: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${name} must be a number` })
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`);

const address = (name: string, protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

const yesNo = (name: string) =>
  z
    .enum(['true', 'false', '1', '0'], { error: `${name} must be true or false` })
    .transform((v) => v === 'true' || v === '1');

/** For the webhook, which says that a child may be in danger, and for keys: nobody on the way may read or change them. */
const httpsAddress = (name: string) =>
  z.string().refine(isHttpsOrLoopback, `${name} must be an address that begins with https://, or be on this machine`);

/** Whether nobody on the way can read what goes to this address. */
export function isHttpsOrLoopback(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}

/** For machines that send no mail. */
const NOWHERE = 'Lilypad <lilypad@localhost>';

/** Every setting, all optional. `.env.example` documents each one. */
const settings = z.object({
  PORT: number('PORT', 1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().optional(),
  CONTENT_DIR: z.string().optional(),
  PUBLIC_URL: address('PUBLIC_URL', ['http:', 'https:']).optional(),
  TRUST_PROXY: yesNo('TRUST_PROXY').default(false),
  DATABASE_URL: address('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
  REDIS_URL: address('REDIS_URL', ['redis:', 'rediss:']).optional(),
  REDIS_TIMEOUT_MS: number('REDIS_TIMEOUT_MS', 100, 60_000).default(2000),
  DATABASE_TIMEOUT_MS: number('DATABASE_TIMEOUT_MS', 100, 600_000).default(10_000),
  WORKERS: number('WORKERS', 1, 64).default(1),
  SMTP_URL: address('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3, 'MAIL_FROM must be an e-mail address').default(NOWHERE),
  CONTACT_EMAIL: z.email('CONTACT_EMAIL must be an e-mail address').optional(),
  STAFF_WEBHOOK_URL: httpsAddress('STAFF_WEBHOOK_URL').optional(),
  LANGUAGE_MODEL_URL: httpsAddress('LANGUAGE_MODEL_URL').optional(),
  LANGUAGE_MODEL_NAME: z.string().max(100, 'LANGUAGE_MODEL_NAME must have at most 100 characters').optional(),
  LANGUAGE_MODEL_KEY: z.string().optional(),
  LANGUAGE_MODEL_TIMEOUT_MS: number('LANGUAGE_MODEL_TIMEOUT_MS', 100, 300_000).default(60_000),
  OPERATOR_NAME: z.string().max(200, 'OPERATOR_NAME must have at most 200 characters').optional(),
  OPERATOR_ADDRESS: z.string().max(300, 'OPERATOR_ADDRESS must have at most 300 characters').optional(),
  HELPLINE_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'HELPLINE_COUNTRY must be a country in two capital letters, such as DE')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters').optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'BACKUP_PASSPHRASE must have at least 12 characters').optional(),
  LILYPAD_KEYS: z.string().optional(),
  KEYS_FILE: z.string().optional(),
  AUDIT_EMAIL: z.email('AUDIT_EMAIL must be an e-mail address').optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters').optional(),
  MIN_AGE: number('MIN_AGE', 3, 17).default(6),
  MAX_AGE: number('MAX_AGE', 6, 17).default(13),
  CONSENT_AGE: number('CONSENT_AGE', 13, 18).default(13),
  CONSENT_METHODS: z
    .string()
    .default('email_plus,signed_form,in_person')
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(
      z.array(
        z.enum(consentMethods, {
          error: `CONSENT_METHODS must be a list of ${consentMethods.join(' and ')}, with commas`,
        }),
      ),
    ),
  PAYMENT_ADAPTER_URL: httpsAddress('PAYMENT_ADAPTER_URL').optional(),
  PAYMENT_ADAPTER_KEY: z.string().min(16, 'PAYMENT_ADAPTER_KEY must have at least 16 characters').optional(),
  PAYMENT_AMOUNT: z
    .string()
    .regex(/^\d{1,3}\.\d{2} [A-Z]{3}$/, 'PAYMENT_AMOUNT must be an amount and a currency, such as 0.50 EUR')
    .optional(),
  PAYMENT_TIMEOUT_MS: number('PAYMENT_TIMEOUT_MS', 100, 60_000).default(10_000),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be trace, debug, info, warn, error or silent',
    })
    .default('info'),
});

export const settingNames = Object.keys(settings.shape);

export type Settings = z.output<typeof settings>;

/** Throws a SetupError that names every wrong setting at once. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  const read = settings.safeParse(given);
  const wrong = read.success ? contradictions(read.data) : read.error.issues.map((issue) => issue.message);
  if (!read.success || wrong.length > 0) throw new SetupError(`Please check the settings: ${wrong.join('; ')}.`);
  return read.data;
}

/** What is wrong although each setting is right by itself. */
function contradictions(s: Settings): string[] {
  const wrong: string[] = [];
  if (s.WORKERS > 1 && !s.REDIS_URL)
    wrong.push('WORKERS above 1 needs REDIS_URL, because the workers share messages through it');
  if (s.WORKERS > 1 && !s.DATABASE_URL) wrong.push('WORKERS above 1 needs DATABASE_URL');
  if (s.LILYPAD_KEYS && s.KEYS_FILE) wrong.push('Please set either LILYPAD_KEYS or KEYS_FILE');
  if (s.SMTP_URL && !isReachable(parseAddress(s.MAIL_FROM)))
    wrong.push('MAIL_FROM must be a real address with SMTP_URL, such as Lilypad <lilypad@your-school.org>');
  if (s.SMTP_URL && !s.CONTACT_EMAIL) wrong.push('SMTP_URL needs CONTACT_EMAIL, which replies to our mails go to');
  if (s.SMTP_URL && s.CONTACT_EMAIL && !isReachable(s.CONTACT_EMAIL))
    wrong.push('CONTACT_EMAIL must be a real address with SMTP_URL');
  if ((s.LANGUAGE_MODEL_NAME || s.LANGUAGE_MODEL_KEY) && !s.LANGUAGE_MODEL_URL)
    wrong.push('LANGUAGE_MODEL_NAME and LANGUAGE_MODEL_KEY need LANGUAGE_MODEL_URL');
  if (s.LANGUAGE_MODEL_URL && !s.LANGUAGE_MODEL_NAME) wrong.push('LANGUAGE_MODEL_URL needs LANGUAGE_MODEL_NAME');
  const payment = [s.PAYMENT_ADAPTER_URL, s.PAYMENT_ADAPTER_KEY, s.PAYMENT_AMOUNT];
  if (s.CONSENT_METHODS.includes('card') && !payment.every(Boolean))
    wrong.push('CONSENT_METHODS with card needs PAYMENT_ADAPTER_URL, PAYMENT_ADAPTER_KEY and PAYMENT_AMOUNT');
  if (!s.CONSENT_METHODS.includes('card') && payment.some(Boolean))
    wrong.push('PAYMENT_ADAPTER_URL, PAYMENT_ADAPTER_KEY and PAYMENT_AMOUNT need card in CONSENT_METHODS');
  if (s.MIN_AGE > s.MAX_AGE) wrong.push('MIN_AGE must not be above MAX_AGE');
  return wrong;
}

/** The address in `Lilypad <lilypad@example.org>`, or the text itself. */
function parseAddress(sender: string): string {
  return /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender;
}

/** Reserved names (RFC 2606, 6761, 6762). */
const reserved = /(^|\.)(localhost|local|localdomain|invalid|test|example|example\.(com|net|org))$/;

function isReachable(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return z.email().safeParse(address).success && domain.includes('.') && !reserved.test(domain);
}
