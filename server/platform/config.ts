import { existsSync } from 'node:fs';
import type { ConsentMethod } from '#contract/rules/consent.ts';
import { readSettings, type Settings } from './environment.ts';

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
  return toConfig(readSettings(env));
}

/** Loads .env from the working directory. Variables of the shell win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
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
