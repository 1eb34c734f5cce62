/** SQL: what two children are locked by, in either order. */
export const pairKey = (one: string, other: string) =>
  `hashtextextended('pair ' || least(${one}, ${other}) || ' ' || greatest(${one}, ${other}), 0)`;

/**
 * A shared lock on a pair, as a condition in SQL: nothing changes between the two while one writes to the other. Take it before
 * the gate is asked, in the same transaction.
 */
export const sharedPairLock = (one: string, other: string) =>
  `pg_advisory_xact_lock_shared(${pairKey(one, other)}) is not null`;
