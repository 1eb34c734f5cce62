import { type ProblemBody, type ProblemCode, problems } from '#contract/shared/problems.ts';

interface Details {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly opensAt?: string;
}

/** A known refusal. Anything else that is thrown is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.message ?? problems[code][1]);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code][0];
  }

  get body(): ProblemBody {
    const { fields, retryAfter, opensAt } = this.details;
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(fields ? { fields } : {}),
        ...(retryAfter === undefined ? {} : { retryAfter }),
        ...(opensAt === undefined ? {} : { opensAt }),
      },
    };
  }
}

/** A refusal that belongs to one field of a form. */
export function fieldProblem(field: string, message: string): Problem {
  return new Problem('invalid', { message, fields: { [field]: message } });
}
