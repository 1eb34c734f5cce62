import { bool, uuid, type Values } from '../platform/db/columns.ts';
import { type Pair, type Person, pairFrom, personRow } from '../safety/index.ts';
import { areFriends, isBlocked } from './visibility.ts';

/** What the gate needs to know of one child and another. */
export interface Meeting {
  readonly oneId: string;
  readonly otherId: string;
  readonly one: Person;
  readonly other: Person;
  readonly pair: Pair;
}

const { birthDate, state, consent, scopes, isInQuietHours } = personRow.columns;

const columns = {
  oneId: uuid,
  otherId: uuid,
  oneBirthDate: birthDate,
  oneState: state,
  oneConsent: consent,
  oneScopes: scopes,
  oneIsInQuietHours: isInQuietHours,
  ...personRow.columns,
  areBuddies: bool,
  isBlocked: bool,
};

/** Two children as the database knows them. */
export const pairRow = {
  columns,
  /** `one` has an id and the columns of `personRow`, `other` is a row of the view `people`. */
  select: (one: string, other: string) =>
    `${one}.id as "oneId", ${other}.id as "otherId", ${one}."birthDate" as "oneBirthDate", ${one}.state as "oneState",
     ${one}.consent as "oneConsent", ${one}.scopes as "oneScopes", ${one}."isInQuietHours" as "oneIsInQuietHours",
     ${personRow.select(other)}, ${areFriends(`${one}.id`, `${other}.id`)} as "areBuddies",
     ${isBlocked(`${one}.id`, `${other}.id`)} as "isBlocked"`,
  toMeeting: (row: Values<typeof columns>, now: Date): Meeting => {
    const { oneId, otherId, oneBirthDate, oneState, oneConsent, oneScopes, oneIsInQuietHours, ...other } = row;
    const one = {
      birthDate: oneBirthDate,
      state: oneState,
      consent: oneConsent,
      scopes: oneScopes,
      isInQuietHours: oneIsInQuietHours,
    };
    return {
      oneId,
      otherId,
      one: personRow.toPerson(one, now),
      other: personRow.toPerson(other, now),
      pair: pairFrom(other),
    };
  },
};
