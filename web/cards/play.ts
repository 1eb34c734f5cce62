import type { UseMutationResult } from '@tanstack/react-query';
import type { Answer, EndpointDefinition } from '#contract/shared/endpoint.ts';

/**
 * What follows from an answer. It is given here and not where the call is made, because it must happen even when the child
 * has gone to another page in the meantime, or the form is gone because the riddle is solved.
 */
export interface Then<Result, Given> {
  onAnswer: (result: Result, given: Given) => void;
  onRefused: (error: Error, given: Given) => void;
}

export type Play<E extends EndpointDefinition, Given> = UseMutationResult<Answer<E>, Error, Given>;
