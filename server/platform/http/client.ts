import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ipBucket } from './rate-limit.ts';
import type { Client, Download } from './serve.ts';

/** Getters, because few endpoints need any of it. */
export class RequestClient implements Client {
  readonly #config: Config;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  /** Whether a file or a redirect was handed over as the answer. */
  hasAnswered = false;

  constructor(config: Config, request: FastifyRequest, reply: FastifyReply) {
    this.#config = config;
    this.#request = request;
    this.#reply = reply;
  }

  get address(): string {
    return ipBucket(this.#request);
  }

  get device(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get isLocal(): boolean {
    return isLocal(this.#request);
  }

  cookie(name: string): string | undefined {
    return this.#request.cookies[name];
  }

  setCookie(name: string, value: string, lifetime: { readonly seconds: number } | 'session'): void {
    const options = this.#cookieOptions;
    this.#reply.setCookie(name, value, lifetime === 'session' ? options : { ...options, maxAge: lifetime.seconds });
  }

  clearCookie(name: string): void {
    this.#reply.clearCookie(name, this.#cookieOptions);
  }

  redirect(path: string): void {
    this.hasAnswered = true;
    this.#reply.redirect(path);
  }

  sendFile(bytes: Uint8Array, type: string): void {
    this.hasAnswered = true;
    this.#reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(bytes);
  }

  sendPrivateFile(bytes: Uint8Array, type: string, tag: string): void {
    this.hasAnswered = true;
    const etag = `"${tag}"`;
    this.#reply.headers({ 'cache-control': 'private, no-cache', etag });
    if (this.#request.headers['if-none-match'] === etag) this.#reply.code(304).send();
    else this.#reply.type(type).send(bytes);
  }

  sendDownload({ stream, type, filename, bytes }: Download): void {
    this.hasAnswered = true;
    const disposition = `attachment; filename="${filename}"`;
    this.#reply.headers({ 'content-disposition': disposition, 'content-length': bytes }).type(type).send(stream);
  }

  get #cookieOptions() {
    const secure = this.#config.publicUrl.startsWith('https:');
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}

/** Headers that proxies and tunnels add. */
const forwarding = /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|(.+-)?(real|client|connecting)-ip)$/;

/** Behind a local proxy every request comes from loopback, so the Host and forwarding headers count too. */
export function isLocal(request: FastifyRequest): boolean {
  const isForwarded = Object.keys(request.headers).some((name) => forwarding.test(name));
  const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
  return isLoopback && !isForwarded && ['localhost', '127.0.0.1'].includes(request.hostname);
}
