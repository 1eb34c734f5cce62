import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ProblemCode, problems } from '#contract/shared/problems.ts';
import type { Context } from '../context.ts';
import { isDatabaseUnavailable } from '../db/connection-errors.ts';
import { Problem } from '../problem.ts';

const known: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_big',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
};

/** Sends known refusals with their sentence, and bugs as one opaque 500. */
export function sendError(context: Context, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  if (problem.code === 'unexpected' || problem.code === 'unavailable')
    context.log.error({ err: error, id: request.id, route: request.routeOptions.url }, 'a request failed');
  context.metrics.problems.inc({ code: problem.code });
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply.code(problem.status).type('application/json').serializer(JSON.stringify).send(problem.body);
}

export function sendNotFound(context: Context, request: FastifyRequest, reply: FastifyReply): void {
  sendError(context, new Problem('not_found'), request, reply);
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return shapeProblem(error.validation, error.validationContext);
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code && known[code]) return new Problem(known[code]);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('invalid');
  return new Problem(isDatabaseUnavailable(error) ? 'unavailable' : 'unexpected');
}

type ShapeIssues = readonly { instancePath: string; message?: string }[];

function shapeProblem(issues: ShapeIssues, context: string | undefined): Problem {
  if (context === 'params') return new Problem('not_found');
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/')[1];
    if (field && message && !(field in fields)) fields[field] = sentence(message);
  }
  const first = Object.values(fields)[0];
  return new Problem('invalid', { message: first ?? problems.invalid[1], fields });
}

/** zod's own messages are not written for children. */
function sentence(message: string): string {
  return /^(Invalid |Too (big|small):|Unrecognized key)/.test(message) ? problems.invalid[1] : message;
}
