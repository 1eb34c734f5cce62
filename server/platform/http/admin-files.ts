import { basename } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BuiltPages } from '#contract/shared/built-pages.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { type Authenticator, readSessionToken } from './authenticator.ts';

/** Serves the files that only admin pages need to admins; everybody else gets a 404. Returns whether a path is one of them. */
export function guardAdminFiles(
  app: FastifyInstance,
  context: Context,
  { adminFiles }: Pick<BuiltPages, 'adminFiles'>,
  authenticator: Authenticator,
) {
  const names = adminFiles.map((file) => basename(file).toLowerCase());
  // Matches the file name anywhere in the URL, because a URL can be written in many ways; built names are unique.
  const isAdminFile = (path: string): boolean => {
    const lowered = path.toLowerCase();
    return names.some((name) => lowered.includes(name));
  };
  const authorize = async (request: FastifyRequest) => {
    const actor = await authenticator.authenticate(context, readSessionToken(request, context.config));
    if (actor?.role !== 'admin' || actor.needsSecondStep) throw new Problem('not_found');
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (isAdminFile(decoded(request.url))) authorize(request).then(() => done(), done);
    else done();
  });
  return isAdminFile;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return '';
  }
}
