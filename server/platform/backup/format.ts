import * as z from 'zod';
import { SetupError } from '../setup-error.ts';

/**
 * An archive is a gzipped psql script: a first line with the manifest, a COPY section for each table, and a last line with row
 * counts and a digest. docs/backups.md describes it. Raise FORMAT with every change.
 */
export const FORMAT = 1;

const FIRST = '-- Lilypad backup ';
export const LAST = '-- Lilypad end ';
/** Ends the rows of a section, as in psql. */
export const END_OF_ROWS = '\\.\n';

/** Names of tables and columns that need no escaping. */
const NAME = '[a-z_][a-z0-9_]*';
const section = new RegExp(`^copy public\\."(${NAME})" \\(("${NAME}"(?:, "${NAME}")*)\\) from stdin;$`);

const manifestShape = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** In the order in which they ran. */
  migrations: z.array(z.string().regex(/^[\w-]+$/)),
  sequences: z.array(z.object({ name: z.string().regex(new RegExp(`^${NAME}$`)), value: z.string().regex(/^\d+$/) })),
  secrets: z.array(z.object({ name: z.string().regex(/^[\w][\w.-]*$/), content: z.string() })),
});

export type Manifest = z.output<typeof manifestShape>;

const summaryShape = z.object({
  rows: z.record(z.string(), z.int()),
  /** Of all bytes before the last line. */
  sha256: z.string(),
});

export type Summary = z.output<typeof summaryShape>;

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

export function firstLine(manifest: Manifest): string {
  return `${FIRST}${JSON.stringify(manifest)}\n`;
}

export function lastLine(summary: Summary): string {
  return `${LAST}${JSON.stringify(summary)}\n`;
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
  const manifest = parseJson(line.slice(FIRST.length)) as { format?: unknown } | undefined;
  if (typeof manifest?.format === 'number' && manifest.format > FORMAT)
    throw new SetupError('This backup was made by a newer Lilypad: update Lilypad first.');
  return validated(manifestShape, manifest);
}

export function parseLastLine(line: string): Summary {
  return validated(summaryShape, parseJson(line.slice(LAST.length)));
}

export function parseSectionLine(line: string): Table {
  const [, name, columns] = section.exec(line) ?? [];
  if (!name || !columns) throw damaged();
  return { name, columns: columns.split(', ').map((column) => column.slice(1, -1)) };
}

export function noBackup(): SetupError {
  return new SetupError('This is not a Lilypad backup.');
}

export function damaged(): SetupError {
  return new SetupError('This backup is damaged: it is incomplete or was changed. Use another one.');
}

function validated<T>(shape: z.ZodType<T>, value: unknown): T {
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
