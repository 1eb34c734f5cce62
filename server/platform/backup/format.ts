import * as z from 'zod';
import { SetupError } from '../setup-error.ts';

/**
 * An archive is a script for psql, packed by gzip: a first line about the whole, a section of COPY for each table, and a
 * last line with what must have arrived. docs/backups.md describes it; whoever changes it raises FORMAT.
 */
export const FORMAT = 1;

const FIRST = '-- Lilypad backup ';
export const LAST = '-- Lilypad end ';
/** Where the rows of a section end, as in psql. */
export const END_OF_ROWS = '\\.\n';

/** So a table and a column may be called; names of others would have to be quoted with care. */
const NAME = '[a-z_][a-z0-9_]*';
const section = new RegExp(`^copy public\\."(${NAME})" \\(("${NAME}"(?:, "${NAME}")*)\\) from stdin;$`);

const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** In the order in which they ran. */
  migrations: z.array(z.string().regex(/^[\w-]+$/)),
  sequences: z.array(z.object({ name: z.string().regex(new RegExp(`^${NAME}$`)), value: z.string().regex(/^\d+$/) })),
  secrets: z.array(z.object({ name: z.string().regex(/^[\w][\w.-]*$/), content: z.string() })),
});

/** What is known before the first row. */
export type Manifest = z.output<typeof manifest>;

const summary = z.object({
  rows: z.record(z.string(), z.int()),
  /** Of all bytes before the last line. */
  sha256: z.string(),
});

/** What is known after the last row. */
export type Summary = z.output<typeof summary>;

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

export function firstLine(about: Manifest): string {
  return `${FIRST}${JSON.stringify(about)}\n`;
}

export function lastLine(about: Summary): string {
  return `${LAST}${JSON.stringify(about)}\n`;
}

export function sectionLine({ name, columns }: Table): string {
  const line = `copy public."${name}" (${quoted(columns)}) from stdin;`;
  if (!section.test(line)) throw new Error(`a table that cannot be backed up: ${name}`);
  return `${line}\n`;
}

export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

export function parseFirstLine(line: string): Manifest {
  if (!line.startsWith(FIRST)) throw noBackup();
  const about = parseJson(line.slice(FIRST.length)) as { format?: unknown } | undefined;
  if (typeof about?.format === 'number' && about.format > FORMAT)
    throw new SetupError('This backup was made by a newer Lilypad: update Lilypad first.');
  return checked(manifest, about);
}

export function parseLastLine(line: string): Summary {
  return checked(summary, parseJson(line.slice(LAST.length)));
}

export function parseSectionLine(line: string): Table {
  const [, name, columns] = section.exec(line) ?? [];
  if (!name || !columns) throw damaged();
  return { name, columns: columns.split(', ').map((column) => column.slice(1, -1)) };
}

export function noBackup(): SetupError {
  return new SetupError('This is no backup of Lilypad.');
}

export function damaged(): SetupError {
  return new SetupError('This backup is damaged: it was cut short or changed. Use another one.');
}

function checked<T>(shape: z.ZodType<T>, value: unknown): T {
  const read = shape.safeParse(value);
  if (!read.success) throw damaged();
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
