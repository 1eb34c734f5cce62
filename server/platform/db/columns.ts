/** The type of a column or parameter in PostgreSQL and in TypeScript. A test asks PostgreSQL whether each one is right. */
export interface Column<T> {
  readonly pg: string;
  readonly nullable: boolean;
  /** Never set: it only carries the TypeScript type. */
  readonly type?: T;
}

const column = <T>(pg: string): Column<T> => ({ pg, nullable: false });

export const uuid = column<string>('uuid');
export const text = column<string>('text');
export const int4 = column<number>('integer');
/** As a number: counts and points stay below 2^53. */
export const int8 = column<number>('bigint');
export const bool = column<boolean>('boolean');
export const instant = column<Date>('timestamp with time zone');
/** A calendar day as YYYY-MM-DD. */
export const day = column<string>('date');
export const bytea = column<Buffer>('bytea');
export const byteas = column<readonly Buffer[]>('bytea[]');
export const texts = column<readonly string[]>('text[]');
export const uuids = column<readonly string[]>('uuid[]');
export const instants = column<readonly Date[]>('timestamp with time zone[]');
export const int8s = column<readonly number[]>('bigint[]');
export const int4s = column<readonly number[]>('integer[]');

export function json<T>(): Column<T> {
  return column<T>('jsonb');
}

export function nullable<T>(inner: Column<T>): Column<T | null> {
  return { ...inner, nullable: true } as Column<T | null>;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type Values<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };
