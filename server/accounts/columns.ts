import type { favoriteColors, User } from '#contract/accounts.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { Actor, ConsentStatus } from '../platform/actor.ts';
import { type Column, json, text, texts } from '../platform/db/columns.ts';

/** Columns whose values are limited by check constraints of the tables. */
export const role = text as Column<Actor['role']>;
export const secondStep = text as Column<'done' | 'owed' | 'later'>;
export const state = text as Column<'active' | 'paused' | 'removed' | 'leaving'>;
export const consent = text as Column<ConsentStatus>;
export const scopes = texts as Column<readonly Scope[]>;
export const color = text as Column<(typeof favoriteColors)[number]>;
export const settings = json<User['settings']>();
