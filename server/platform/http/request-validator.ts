import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { $ZodType } from 'zod/v4/core';
import { findUnstorable } from '#contract/shared/storable.ts';
import { PLAIN_LETTERS } from '#contract/shared/text.ts';
import { fieldProblem, Problem } from '../problem.ts';

/** Checks what comes in against its shape, and that the database can store each text in it, whatever the shape says. */
export const compileValidator: FastifySchemaCompiler<$ZodType> = (route) => {
  const check = validatorCompiler(route);
  return (given) => {
    const checked = check(given) as { value: unknown } | { error: Error };
    if ('error' in checked) return checked;
    const field = findUnstorable(checked.value);
    if (field === undefined) return checked;
    return { error: route.httpPart === 'params' ? new Problem('not_found') : fieldProblem(field, PLAIN_LETTERS) };
  };
};
