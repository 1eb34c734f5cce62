/** Personal data that a username must not reveal. */
export interface Private {
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
}

/** Shorter parts of a name occur in too many words: "al" is in "salamander". */
const MIN_PART = 3;

const letterFor: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** What a lower-case username reveals about the child; undefined if nothing. */
export function revealedBy(username: string, child: Private): 'name' | 'year' | undefined {
  if (tellsName(username, child)) return 'name';
  const year = child.dateOfBirth.slice(0, 4);
  return year !== '' && username.replaceAll('_', '').includes(year) ? 'year' : undefined;
}

/** How people may read a username: digits as the letters they look like (1 as i or l), with and without gaps. */
function possibleReadings(username: string): string[] {
  const spelled = [username, asLetters(username), asLetters(username.replaceAll('1', 'l'))];
  return spelled.flatMap((text) => [text, text.replaceAll('_', '')]);
}

/** "m4ya" as "maya". */
export function asLetters(username: string): string {
  return username.replace(/\d/g, (digit) => letterFor[digit] ?? digit);
}

function tellsName(username: string, { firstName, lastName }: Private): boolean {
  const whole = possibleReadings(username).flatMap((text) => [text, ...text.split(/[_\d]+/)]);
  return splitName(`${firstName} ${lastName}`).some((part) =>
    part.length < MIN_PART ? whole.includes(part) : whole.some((text) => text.includes(part)),
  );
}

/** "José-Luis" as "jose" and "luis". Letters that a username cannot contain are dropped. */
function splitName(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1);
}
