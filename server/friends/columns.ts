import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';
import { type Column, text, texts } from '../platform/db/columns.ts';
import type { Person } from '../safety/index.ts';

export const state = text as Column<Person['state']>;
export const consent = text as Column<ConsentStatus>;
export const scopes = texts as Column<readonly Scope[]>;

/** What the gate asks about a row of the view `people`. */
export const personColumns = { state, consent, scopes };
