import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { type Authenticator, sessionTokenOf } from './authenticator.ts';

/**
 * Hands the files that only pages of admins need to admins alone: for everybody else they are not there. Returns whether a
 * path is one of them.
 */
export async function guardAdminFiles(
  app: FastifyInstance,
  context: Context,
  folder: string,
  authenticator: Authenticator,
) {
  const { closed = [] } = JSON.parse(await readFile(join(folder, 'page-files.json'), 'utf8')) as { closed?: string[] };
  const names = closed.map((file) => basename(file).toLowerCase());
  // By the name anywhere in it: an address can be written in many ways, and each build's names are its own.
  const isClosed = (path: string): boolean => {
    const written = path.toLowerCase();
    return names.some((name) => written.includes(name));
  };
  const admit = async (request: FastifyRequest) => {
    const actor = await authenticator.authenticate(context, sessionTokenOf(request, context.config));
    if (actor?.role !== 'admin' || actor.owesSecondStep) throw new Problem('not_found');
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (isClosed(decoded(request.url))) admit(request).then(() => done(), done);
    else done();
  });
  return isClosed;
}

/** What cannot be decoded names no file. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return '';
  }
}
