import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type Head, heads } from '#server/safety/filter/classifier/weights.ts';
import type { Message } from '#server/safety/filter/conversation.ts';

/** A line that somebody wrote for the filter: a message, or a conversation in which the last author matters. */
export interface WrittenLine {
  /** The name of their file. */
  readonly author: string;
  /** `any`: harmless, whatever family one might take it for. `ordinary`: a text that resembles no family. */
  readonly family: Head | 'any' | 'ordinary';
  /** Whether the filter must act; otherwise it is a near miss. */
  readonly isBad: boolean;
  readonly messages: readonly Message[];
}

export interface AuthorFile {
  readonly author: string;
  readonly bytes: Buffer;
}

/** The lines that the heads are trained on. */
export const linesFolder = fileURLToPath(new URL('../data/filter-lines', import.meta.url));

/** Each author's file of a folder, by number: `hand01.tsv`, or compressed as `hand01.tsv.br`. */
export function readAuthorFiles(folder: string): AuthorFile[] {
  return readdirSync(folder)
    .filter((name) => /\.tsv(?:\.br)?$/.test(name))
    .sort(byNumber)
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return {
        author: name.replace(/\.tsv(?:\.br)?$/, ''),
        bytes: name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes,
      };
    });
}

const { compare: byNumber } = new Intl.Collator('en', { numeric: true });

const families = [...heads, 'any', 'ordinary'] as const;
const MESSAGE_BREAK = ' ⏎ ';
const OTHER_CHILD = '> ';

/** `family label text`, separated by tabs; messages of a conversation by ⏎, those of the other child begin with `>`. */
export function readWrittenLines({ author, bytes }: AuthorFile): WrittenLine[] {
  return bytes
    .toString('utf8')
    .split('\n')
    .flatMap((line): WrittenLine[] => {
      const [family, label, text] = line.split(/\t| \| /);
      const known = families.find((one) => one === family);
      if (known === undefined || text === undefined || text.trim() === '') return [];
      return [{ author, family: known, isBad: label === '1', messages: text.split(MESSAGE_BREAK).map(toMessage) }];
    });
}

function toMessage(text: string): Message {
  return text.startsWith(OTHER_CHILD)
    ? { author: 'other', text: text.slice(OTHER_CHILD.length) }
    : { author: 'own', text };
}
