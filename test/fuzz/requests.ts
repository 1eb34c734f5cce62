import { pick, type Random } from '#contract/rules/random.ts';
import { address, type EndpointDefinition } from '#contract/shared/endpoint.ts';
import { pages } from '#web/pages.ts';
import { below, percent } from '../../bin/random.ts';
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
  const { random } = source;
  const [method = 'GET'] = endpoint.route.split(' ');
  const params = partFor(source, endpoint.params);
  const query = partFor(source, endpoint.query);
  const { path } = address(endpoint.route, texts(params));
  const body = endpoint.body ? partFor(source, endpoint.body) : percent(random, 3) ? hostileValue(random) : undefined;
  return {
    method: percent(random, 1) ? pick(random, METHODS) : method,
    url: oddAddress(random, path + fuzzQuery(random, query)),
    ...fuzzBody(random, method === 'GET' ? undefined : body),
  };
}

/** A valid request with one change. */
export function changed(source: Source, { method, url, body, headers }: FuzzRequest): FuzzRequest {
  const { random } = source;
  const given: unknown = body === undefined ? undefined : JSON.parse(body);
  if (given && typeof given === 'object' && percent(random, 80)) {
    const name = pick(random, [...Object.keys(given), 'extra']);
    return { method, url, headers, body: JSON.stringify({ ...given, [name]: hostileValue(random) }) };
  }
  return { method, url: oddAddress(random, `${url}${pick(random, ['', '/', '?q=', '?a=1&a=2'])}`), headers, body };
}

/** Any address: pages, files, health checks, and path traversal. */
export function anyAddress({ random, harvest }: Source): FuzzRequest {
  const page = pick(random, Object.keys(pages)).replace(/:(\w+)/g, (_, name: string) =>
    percent(random, 60) ? String(harvest.find(random, name) ?? name) : pathPiece(hostileText(random)),
  );
  const url = percent(random, 50) ? page : pick(random, PATHS);
  const tail = percent(random, 30) ? pick(random, TAILS) : '';
  const accept = pick(random, ['text/html', '*/*', 'application/json', 'text/html;q=0.9, */*', '']);
  const encoding = pick(random, ['gzip', 'br, gzip', '*', 'x'.repeat(3000), '']);
  return {
    method: percent(random, 85) ? 'GET' : pick(random, METHODS),
    url: oddAddress(random, url + tail),
    headers: { accept, 'accept-encoding': encoding, ...oddHeader(random) },
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

function fuzzQuery(random: Random, query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).map(([name, value]) => {
    const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return `${pathPiece(name)}=${pathPiece(written)}`;
  });
  if (pairs.length > 0 && percent(random, 5)) pairs.push(pick(random, pairs));
  if (percent(random, 4)) pairs.push(pick(random, ['q[]=1', 'q[a]=1', '=', '&&', '%', '%ff=%fe', '__proto__=1']));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Sometimes breaks an address. */
function oddAddress(random: Random, url: string): string {
  if (!percent(random, 3)) return url;
  const at = 1 + below(random, url.length);
  return (
    url.slice(0, at) + pick(random, ['%', '%0', '%00', '%ff', '%ed%a0%80', '/', '?', '#', '..', ';']) + url.slice(at)
  );
}

function fuzzBody(random: Random, body: unknown): Pick<FuzzRequest, 'headers' | 'body'> {
  const headers = oddHeader(random);
  if (body === undefined) return { headers };
  const type = percent(random, 96) ? 'application/json' : pick(random, TYPES);
  const text = JSON.stringify(body);
  const written = percent(random, 96)
    ? text
    : pick(random, [...BODIES, text.slice(0, text.length / 2), `\ufeff${text}`]);
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
function oddHeader(random: Random): Record<string, string> {
  return percent(random, 6) ? pick(random, HEADERS) : {};
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
