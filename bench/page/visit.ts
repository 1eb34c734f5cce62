import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { namesInPage, namesInScript } from './names.ts';

/** A file as it traveled. */
export interface Fetched {
  readonly path: string;
  /** Of the body, compressed. */
  readonly bytes: number;
}

/** Follows what a browser without a cache loads for GET /: the page, what it names, and what its modules import. */
export async function visit(port: number, cookie: string, encodings: string): Promise<readonly Fetched[]> {
  const fetched = new Map<string, Fetched>();
  const follow = async (path: string): Promise<void> => {
    if (fetched.has(path)) return;
    const { body, bytes } = await fetchFile(port, path, {
      cookie,
      'accept-encoding': encodings,
      accept: 'text/html,*/*',
    });
    fetched.set(path, { path, bytes });
    if (path === '/') for (const name of namesInPage(body)) await follow(name);
    if (path.endsWith('.js')) for (const name of namesInScript(body, path)) await follow(name);
  };
  await follow('/');
  return [...fetched.values()];
}

async function fetchFile(port: number, path: string, headers: Record<string, string>) {
  const request = get({ host: '127.0.0.1', port, path, headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
  return { bytes: body.length, body: plain(body, answer.headers['content-encoding']) };
}

function plain(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
