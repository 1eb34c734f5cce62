import type { UseMutationResult } from '@tanstack/react-query';
import type { Answer, EndpointDefinition } from '#contract/shared/endpoint.ts';

/**
 * What to do after an answer. Passed in here and not with the call, because it must also happen when the child has left the
 * page or the form is gone.
 */
export interface Then<Result, Given> {
  onAnswer: (result: Result, given: Given) => void;
  onRefused: (error: Error, given: Given) => void;
}

export type Play<E extends EndpointDefinition, Given> = UseMutationResult<Answer<E>, Error, Given>;
