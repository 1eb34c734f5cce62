import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { createApp, createContext } from '#server/app.ts';
import { type Clock, DAY, later } from '#server/platform/clock.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { Context, PasswordCost } from '#server/platform/context.ts';
import { createLog } from '#server/platform/log.ts';
import { createMailbox, type Mailbox } from '#server/platform/mail/transports.ts';
import { MovingClock } from '../bin/moving-clock.ts';
import { Visitor } from '../bin/visitor.ts';

export type { Reply } from '../bin/visitor.ts';

export const PASSWORD = 'correct frog battery';

/** A full hash takes 30 ms of a core, for each of the thousands who join; server/accounts/passwords/hasher.test.ts pays the full price. */
export const LIGHT = { memory: 64, passes: 1 };

/** A clock that tests move by hand. It begins on a Wednesday afternoon. */
export class TestClock extends MovingClock {
  constructor() {
    super(new Date('2026-11-18T15:00:00Z'));
  }
}

/** Lets those sign up who need no parent, as an operator may. Left empty, a setting has its default. */
const SETTINGS = { MAX_AGE: '17' };

export interface WorldOptions {
  /** On top of those that all tests have. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Lines of the log, for tests that look for words in it. */
  readonly onLog?: (line: string) => void;
  /** Another world whose database this one shares, as a second node. */
  readonly nodeOf?: World;
  /** An existing database, and how this world connects to it. */
  readonly database?: { readonly connection: pg.ClientConfig; readonly reachedBy?: pg.ClientConfig };
  readonly passwordCost?: PasswordCost;
}

/** A whole Lilypad on its own database, without a network: injected requests take the same path as real ones. */
export class World implements AsyncDisposable {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly clock: TestClock;
  readonly mailbox: Mailbox;
  readonly connection: pg.ClientConfig;
  readonly isSecondNode: boolean;
  #people = 0;

  constructor(parts: Pick<World, 'app' | 'context' | 'clock' | 'mailbox' | 'connection' | 'isSecondNode'>) {
    this.isSecondNode = parts.isSecondNode;
    this.app = parts.app;
    this.context = parts.context;
    this.clock = parts.clock;
    this.mailbox = parts.mailbox;
    this.connection = parts.connection;
  }

  /** A signed-out browser with its own IP address. */
  visitor(): Browser {
    this.#people += 1;
    return new Browser(this, `10.0.${Math.floor(this.#people / 250)}.${1 + (this.#people % 250)}`);
  }

  /** For sockets and other real connections: listens on a free port of this machine, and returns its address. */
  listen(): Promise<string> {
    return this.app.listen({ port: 0, host: '127.0.0.1' });
  }

  /** The newest mail to an address; fails when there is none. */
  async mailTo(to: string) {
    await this.context.events.idle();
    const mail = this.mailbox.newestFirst().find((candidate) => candidate.to === to);
    if (!mail) throw new Error(`no mail to ${to}`);
    return mail;
  }

  /** Lets time pass after all pending events are handled. */
  async pass(milliseconds: number): Promise<void> {
    await this.context.events.idle();
    this.clock.pass(milliseconds);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.app.close();
    await this.context[Symbol.asyncDispose]();
    if (this.isSecondNode) return;
    const server = new pg.Client({ ...this.connection, database: 'lilypad' });
    await server.connect();
    await server.query(`drop database ${this.connection.database} with (force)`);
    await server.end();
  }
}

/** A browser: keeps cookies and calls endpoints of the contract. */
export class Browser extends Visitor {
  readonly world: World;

  constructor(world: World, ip: string) {
    super(world.app, ip);
    this.world = world;
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** The same browser, connected to another node. */
  at(world: World): Browser {
    return this.#as(new Browser(world, this.ip));
  }

  /** The same browser, from another address. */
  from(ip: string): Browser {
    return this.#as(new Browser(this.world, ip));
  }

  /** The same browser on the machine that runs Lilypad. */
  onServerMachine(): Browser {
    return this.from('127.0.0.1');
  }

  #as(other: Browser): Browser {
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }
}

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { settings = {}, onLog, nodeOf, database, passwordCost = LIGHT } = options;
  const connection = nodeOf?.connection ?? database?.connection ?? (await copyDatabase());
  const config: Config = readConfig({ LOG_LEVEL: onLog ? 'info' : 'silent', ...SETTINGS, ...settings });
  const clock = nodeOf?.clock ?? new TestClock();
  const mailbox = createMailbox(clock);
  const log = createLog(config.logLevel, onLog && { write: onLog });
  const context = await createContext({
    config,
    log,
    connection: database?.reachedBy ?? connection,
    clock,
    mail: mailbox,
    passwordCost,
  });
  const app = await createApp(context);
  await app.ready();
  return new World({ app, context, clock, mailbox, connection, isSecondNode: nodeOf !== undefined });
}

/** A database without tables. */
export async function emptyDatabase(): Promise<pg.ClientConfig> {
  return newDatabase('');
}

/** A copy of the migrated database for one world. */
export async function copyDatabase(): Promise<pg.ClientConfig> {
  // File by file, not block by block through the log: that takes a third of the time.
  return newDatabase(`template ${inject('database').template} strategy file_copy`);
}

/** For commands that run in their own process. */
export function toUrl({ user, password, host, port, database }: pg.ClientConfig): string {
  const secret = typeof password === 'string' ? `:${password}` : '';
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

async function newDatabase(how: string): Promise<pg.ClientConfig> {
  const { template: _, ...where } = inject('database');
  const database = `world_${randomBytes(6).toString('hex')}`;
  const server = new pg.Client({ ...where, database: 'lilypad' });
  await server.connect();
  await server.query(`create database ${database} ${how}`);
  await server.end();
  return { ...where, database };
}

/** The birth date of somebody who turned this age 40 days ago. */
export function bornYearsAgo(age: number, clock: Clock): string {
  const day = later(clock.now(), -40 * DAY)
    .toISOString()
    .slice(0, 10);
  return `${Number(day.slice(0, 4)) - age}${day.slice(4)}`;
}
