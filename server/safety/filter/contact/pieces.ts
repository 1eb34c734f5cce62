import { type Joined, joinDay, joinRow } from './joined-numbers.ts';
import { type Piece, readPiece } from './read-piece.ts';

/**
 * A phone number or a username that a child sends in pieces, with other words between them. A single piece is harmless, and children
 * count, score and calculate all day. So the digits of a day count only if together they have the beginning and the length of a phone
 * number, or follow words that announce one. What comes in a row counts also if its pieces look dictated.
 */
export interface JoinedPieces {
  readonly rule: 'private.phone' | 'private.handle';
  /** The earlier texts that belong to it, oldest first. */
  readonly pieces: readonly string[];
}

/** What a child wrote before, oldest first. */
export interface Before<Text> {
  /** Of the last day, what may be pieces. */
  readonly ofDay: readonly Text[];
  /** The last texts, whatever they are. */
  readonly row: readonly Text[];
}

const MAX_PIECES = 200;

/** What earlier texts and this one form together. Undefined if it is nothing, or if this text adds nothing. */
export function joinPieces({ ofDay, row }: Before<string>, text: string): JoinedPieces | undefined {
  if (ofDay.length + row.length === 0) return undefined;
  return joinReadPieces(
    { ofDay: ofDay.slice(-MAX_PIECES).map(readPiece), row: row.slice(1 - ROW_LENGTH).map(readPiece) },
    readPiece(text),
  );
}

/** Of texts in a row that are read together, the new one among them. */
const ROW_LENGTH = 6;

export function joinReadPieces({ ofDay, row }: Before<Piece>, last: Piece): JoinedPieces | undefined {
  const said = ofDay.slice(-MAX_PIECES);
  const lastOnes = row.slice(1 - ROW_LENGTH);
  const number = joinDay(said, last) ?? joinRow(lastOnes, last);
  if (number) return joined('private.phone', number);
  const handle = joinedHandle(said, last) ?? spelledHandle(lastOnes, last);
  return handle && joined('private.handle', handle);
}

function joined(rule: JoinedPieces['rule'], pieces: readonly Piece[]): JoinedPieces {
  return { rule, pieces: pieces.slice(0, -1).map(({ text }) => text) };
}

/** Whether to keep a text for a day, because later texts may complete it. */
export function isPiece(text: string): boolean {
  return isJoinable(readPiece(text));
}

export function isJoinable({ digitGroups, announcesNumber, isAppName }: Piece): boolean {
  return digitGroups.length > 0 || announcesNumber || isAppName;
}

function joinedHandle(said: readonly Piece[], last: Piece): Joined {
  const app = said.findLast(({ isAppName }) => isAppName);
  return app && last.handle !== undefined ? [app, last] : undefined;
}

/** `insta`, `max`, `dot`, `rides` */
function spelledHandle(row: readonly Piece[], last: Piece): Joined {
  const app = row.findLastIndex(({ announcesHandle }) => announcesHandle);
  return app >= 0 && last.spellsHandle ? [...row.slice(app), last] : undefined;
}
