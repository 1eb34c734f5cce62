import { existsSync } from 'node:fs';
import * as z from 'zod';
import { type ConsentMethod, consentMethods } from '#contract/rules/consent.ts';
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

/** For machines that send no mail. */
const NOWHERE = 'Lilypad <lilypad@localhost>';

/** For the webhook, which says that a child may be in danger, and for keys: nobody on the way may read or change them. */
function isHttpsOrLoopback(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}

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
  STAFF_WEBHOOK_URL: z
    .string()
    .refine(isHttpsOrLoopback, 'STAFF_WEBHOOK_URL must be an address that begins with https://, or be on this machine')
    .optional(),
  LANGUAGE_MODEL_URL: z
    .string()
    .refine(isHttpsOrLoopback, 'LANGUAGE_MODEL_URL must be an address that begins with https://, or be on this machine')
    .optional(),
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
  PAYMENT_ADAPTER_URL: z
    .string()
    .refine(
      isHttpsOrLoopback,
      'PAYMENT_ADAPTER_URL must be an address that begins with https://, or be on this machine',
    )
    .optional(),
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

/** A server of the operator's own choice that writes drafts of riddles. */
export interface LanguageModel {
  readonly url: string;
  readonly name: string;
  readonly key: string | undefined;
  /** Milliseconds for a whole answer. */
  readonly timeout: number;
}

/** A program of the operator's that speaks with a payment provider: docs/for-operators/payments.md. */
export interface PaymentSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string;
  /** As in `0.50`; `0.00` where a card is only checked. */
  readonly amount: string;
  /** As in `EUR`. */
  readonly currency: string;
  /** Milliseconds for a whole answer. */
  readonly timeout: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string | undefined;
  /** Riddles, jokes and so on; the folder that ships with Lilypad when not set. */
  readonly contentDir: string | undefined;
  /** Where people reach this instance, without a slash at the end. */
  readonly publicUrl: string;
  /** The origin of PUBLIC_URL; undefined when it is not set. */
  readonly publicOrigin: string | undefined;
  readonly trustProxy: boolean;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Milliseconds without an answer, after which Redis counts as away. */
  readonly redisTimeout: number;
  /** Milliseconds after which a query is given up and its connection replaced. */
  readonly databaseTimeout: number;
  readonly workers: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where messages of the contact page go, and what that page shows. */
  readonly contactEmail: string | undefined;
  /** Receives urgent cases. */
  readonly staffWebhookUrl: string | undefined;
  /** Off unless it is set. */
  readonly languageModel: LanguageModel | undefined;
  /** Who is responsible for this instance; named on the privacy page and in the terms. */
  readonly operatorName: string | undefined;
  readonly operatorAddress: string | undefined;
  /** Two letters: whose helplines are shown first. */
  readonly helplineCountry: string | undefined;
  readonly sessionSecret: string | undefined;
  /** Encrypts backups. */
  readonly backupPassphrase: string | undefined;
  /** The key ring itself, or the file it is kept in; docs/keys.md. */
  readonly keys: string | undefined;
  readonly keysFile: string | undefined;
  /** Receives the head of the audit chain every day. */
  readonly auditEmail: string | undefined;
  readonly metricsToken: string | undefined;
  readonly minAge: number;
  readonly maxAge: number;
  readonly consentAge: number;
  /** The ways in which a parent may consent here. */
  readonly consentMethods: readonly ConsentMethod[];
  /** Set if, and only if, `card` is among the methods. */
  readonly payments: PaymentSettings | undefined;
  readonly logLevel: string;
  /** Only this machine can reach the server: mail stays in a local mailbox, and registration is open. */
  readonly isDevelopersMachine: boolean;
}

/** Throws a SetupError that names every wrong setting at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  const read = settings.safeParse(given);
  const wrong = read.success ? contradictions(read.data) : read.error.issues.map((issue) => issue.message);
  if (!read.success || wrong.length > 0) throw new SetupError(`Please check the settings: ${wrong.join('; ')}.`);
  return toConfig(read.data);
}

/** Loads .env from the working directory. Variables of the shell win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

type Settings = z.output<typeof settings>;

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

function toConfig(s: Settings): Config {
  const isLoopback = ['127.0.0.1', 'localhost', '::1'].includes(s.HOST);
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir: s.DATA_DIR,
    contentDir: s.CONTENT_DIR,
    publicUrl: s.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${s.PORT}`,
    publicOrigin: s.PUBLIC_URL && new URL(s.PUBLIC_URL).origin,
    trustProxy: s.TRUST_PROXY,
    databaseUrl: s.DATABASE_URL,
    redisUrl: s.REDIS_URL,
    redisTimeout: s.REDIS_TIMEOUT_MS,
    databaseTimeout: s.DATABASE_TIMEOUT_MS,
    workers: s.WORKERS,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    contactEmail: s.CONTACT_EMAIL,
    staffWebhookUrl: s.STAFF_WEBHOOK_URL,
    languageModel: readLanguageModel(s),
    operatorName: s.OPERATOR_NAME,
    operatorAddress: s.OPERATOR_ADDRESS,
    helplineCountry: s.HELPLINE_COUNTRY,
    sessionSecret: s.SESSION_SECRET,
    backupPassphrase: s.BACKUP_PASSPHRASE,
    keys: s.LILYPAD_KEYS,
    keysFile: s.KEYS_FILE,
    auditEmail: s.AUDIT_EMAIL,
    metricsToken: s.METRICS_TOKEN,
    minAge: s.MIN_AGE,
    maxAge: s.MAX_AGE,
    consentAge: s.CONSENT_AGE,
    consentMethods: s.CONSENT_METHODS,
    payments: readPayments(s),
    logLevel: s.LOG_LEVEL,
    isDevelopersMachine: !s.SMTP_URL && !s.PUBLIC_URL && isLoopback,
  };
}

function readLanguageModel(s: Settings): LanguageModel | undefined {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_NAME: name } = s;
  return url && name ? { url, name, key: s.LANGUAGE_MODEL_KEY, timeout: s.LANGUAGE_MODEL_TIMEOUT_MS } : undefined;
}

function readPayments(s: Settings): PaymentSettings | undefined {
  const { PAYMENT_ADAPTER_URL: url, PAYMENT_ADAPTER_KEY: key, PAYMENT_AMOUNT: price, PAYMENT_TIMEOUT_MS: timeout } = s;
  if (!url || !key || !price) return undefined;
  const [amount = '', currency = ''] = price.split(' ');
  return { url: url.replace(/\/+$/, ''), key, amount, currency, timeout };
}
