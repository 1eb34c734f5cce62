/** One part of a mail as it traveled, decoded. */
export interface MimePart {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

export interface ParsedMail {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly MimePart[];
}

/** Reads a mail as a mail program does: headers unfolded, parts decoded. */
export function parseMail(raw: string): ParsedMail {
  const { headers, parts } = splitParts(raw);
  const ofType = (type: string) => parts.filter((part) => (part.headers.get('content-type') ?? '').startsWith(type));
  return {
    headers,
    text: ofType('text/plain')[0]?.body.toString() ?? '',
    html: ofType('text/html')[0]?.body.toString() ?? '',
    pictures: ofType('image/'),
  };
}

function splitParts(raw: string): { headers: ReadonlyMap<string, string>; parts: readonly MimePart[] } {
  const end = raw.indexOf('\r\n\r\n');
  const headers = parseHeaders(raw.slice(0, end));
  const body = raw.slice(end + 4);
  const [, boundary] = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '') ?? [];
  if (!boundary) return { headers, parts: [{ headers, body: decoded(body, headers) }] };
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return { headers, parts: inner.flatMap((part) => splitParts(part.replace(/^\r\n/, '').replace(/\r\n$/, '')).parts) };
}

function parseHeaders(head: string): ReadonlyMap<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function decoded(body: string, headers: ReadonlyMap<string, string>): Buffer {
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body);
  const joined = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(joined.replace(/\r\n/g, '\n'), 'latin1');
}
