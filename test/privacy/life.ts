import type pg from 'pg';
import type { Person } from '../support/people.ts';
import type { World } from '../world.ts';

/** A word that every text about Maya contains, and that is nowhere else. */
export const CANARY = 'zqcanary';

export interface Life {
  readonly world: World;
  readonly client: pg.Client;
  readonly maya: Person;
  readonly friend: Person;
}
