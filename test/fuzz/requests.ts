import { address, type EndpointDefinition } from '#contract/shared/endpoint.ts';
import { pages } from '#web/pages.ts';
import type { Chance } from './chance.ts';
import { hostileText, hostileValue } from './hostile.ts';
import { type Source, valueFor } from './shapes.ts';

export interface FuzzRequest {
  readonly method: string;
  /** The request target as sent: it may be invalid. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** A request made from the contract: valid, nearly valid or hostile in some of its parts. */
export function requestFor(source: Source, endpoint: EndpointDefinition): FuzzRequest {
  const { chance } = source;
  const [method = 'GET'] = endpoint.route.split(' ');
  const params = partFor(source, endpoint.params);
  const query = partFor(source, endpoint.query);
  const { path } = address(endpoint.route, texts(params));
  const body = endpoint.body ? partFor(source, endpoint.body) : chance.percent(3) ? hostileValue(chance) : undefined;
  return {
    method: chance.percent(1) ? chance.pick(METHODS) : method,
    url: oddAddress(chance, path + fuzzQuery(chance, query)),
    ...fuzzBody(chance, method === 'GET' ? undefined : body),
  };
}

/** A valid request with one change. */
export function changed(source: Source, { method, url, body, headers }: FuzzRequest): FuzzRequest {
  const { chance } = source;
  const given: unknown = body === undefined ? undefined : JSON.parse(body);
  if (given && typeof given === 'object' && chance.percent(80)) {
    const name = chance.pick([...Object.keys(given), 'extra']);
    return { method, url, headers, body: JSON.stringify({ ...given, [name]: hostileValue(chance) }) };
  }
  return { method, url: oddAddress(chance, `${url}${chance.pick(['', '/', '?q=', '?a=1&a=2'])}`), headers, body };
}

/** Any address: pages, files, health checks, and path traversal. */
export function anyAddress({ chance, harvest }: Source): FuzzRequest {
  const page = chance
    .pick(Object.keys(pages))
    .replace(/:(\w+)/g, (_, name: string) =>
      chance.percent(60) ? String(harvest.find(chance, name) ?? name) : pathPiece(hostileText(chance)),
    );
  const url = chance.percent(50) ? page : chance.pick(PATHS);
  const tail = chance.percent(30) ? chance.pick(TAILS) : '';
  const accept = chance.pick(['text/html', '*/*', 'application/json', 'text/html;q=0.9, */*', '']);
  const encoding = chance.pick(['gzip', 'br, gzip', '*', 'x'.repeat(3000), '']);
  return {
    method: chance.percent(85) ? 'GET' : chance.pick(METHODS),
    url: oddAddress(chance, url + tail),
    headers: { accept, 'accept-encoding': encoding, ...oddHeader(chance) },
  };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'REPORT'];
const PATHS = [
  '/',
  '/index.html',
  '/sw.js',
  '/assets/',
  '/emoji/1f438.svg',
  '/emoji/set.svg?of=1f438,1f98a',
  '/pages.json',
  '/.server/entry-server.js',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/metrics',
  '/dev/mailbox',
  '/dev/mailbox.json',
  '/api/openapi.json',
  '/api/nothing',
  '/ws',
  '*',
  'http://pond.example/help',
  '//help',
];
const TAILS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/%00',
  '%00.html',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%ed%a0%80',
  '\\..\\..\\',
  `/${'a'.repeat(5000)}`,
  `/${'../'.repeat(400)}`,
  '/con',
  ';x=1',
  '?q=%00',
  '?%',
  `?${'a=1&'.repeat(1500)}`,
  '#frog',
  '/.',
  '//',
];

function partFor(source: Source, shape: unknown): unknown {
  return shape ? valueFor(source, shape) : undefined;
}

function texts(part: unknown): Record<string, string> {
  const named = typeof part === 'object' && part !== null ? Object.entries(part) : [];
  return Object.fromEntries(named.map(([name, value]) => [name, String(value).slice(0, 300).toWellFormed()]));
}

/** Percent-encoded; lone surrogates are replaced, as in a browser. */
function pathPiece(text: string): string {
  return encodeURIComponent(text.slice(0, 300).toWellFormed());
}

function fuzzQuery(chance: Chance, query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).map(([name, value]) => {
    const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return `${pathPiece(name)}=${pathPiece(written)}`;
  });
  if (pairs.length > 0 && chance.percent(5)) pairs.push(chance.pick(pairs));
  if (chance.percent(4)) pairs.push(chance.pick(['q[]=1', 'q[a]=1', '=', '&&', '%', '%ff=%fe', '__proto__=1']));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Sometimes breaks an address. */
function oddAddress(chance: Chance, url: string): string {
  if (!chance.percent(3)) return url;
  const at = 1 + chance.below(url.length);
  return (
    url.slice(0, at) + chance.pick(['%', '%0', '%00', '%ff', '%ed%a0%80', '/', '?', '#', '..', ';']) + url.slice(at)
  );
}

function fuzzBody(chance: Chance, body: unknown): Pick<FuzzRequest, 'headers' | 'body'> {
  const headers = oddHeader(chance);
  if (body === undefined) return { headers };
  const type = chance.percent(96) ? 'application/json' : chance.pick(TYPES);
  const text = JSON.stringify(body);
  const written = chance.percent(96) ? text : chance.pick([...BODIES, text.slice(0, text.length / 2), `\ufeff${text}`]);
  return { headers: { ...headers, 'content-type': type }, body: written };
}

const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '',
  '/',
  'json',
];
const BODIES = [
  '',
  ' ',
  'null',
  '0',
  '"',
  '{',
  '[]',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":1,"a":2}',
  '{"\\ud800":"\\ud800"}',
  '{"a":"\\u0000"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '\u0000',
];

/** Now and then a header that is odd, though one that the protocol allows. */
function oddHeader(chance: Chance): Record<string, string> {
  return chance.percent(6) ? chance.pick(HEADERS) : {};
}

const HEADERS: readonly Record<string, string>[] = [
  { cookie: 'lilypad=' },
  { cookie: `lilypad=${'x'.repeat(4000)}` },
  { cookie: 'lilypad=%00; lilypad=%E0%A4%A; =; ;;' },
  { cookie: '__proto__=1; constructor=2' },
  { 'user-agent': '' },
  { 'user-agent': `\u00e9${'x'.repeat(2000)}` },
  { 'accept-language': `${'x-'.repeat(500)},,;q=,*` },
  { origin: 'null' },
  { origin: 'not an address' },
  { 'x-forwarded-for': 'not an address' },
  { 'x-forwarded-for': '::1%eth0, 999.999.999.999' },
  { 'x-forwarded-proto': '\u00ff' },
  { 'x-forwarded-host': '[' },
  { host: '[::' },
  { host: '' },
  { 'if-none-match': '"'.repeat(999) },
  { 'if-modified-since': '-271821-04-20' },
  { range: 'bytes=9999999999999-0,-1' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
  { expect: 'a frog' },
  { authorization: 'Bearer \u00ff' },
  { 'sec-fetch-site': 'cross-site' },
  { upgrade: 'frog', connection: 'upgrade' },
];
