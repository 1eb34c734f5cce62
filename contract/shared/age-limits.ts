/** Who may sign up, and below which age a parent is asked: settings of the operator. */
export interface AgeLimits {
  readonly minAge: number;
  readonly maxAge: number;
  readonly consentAge: number;
}

export const defaultAgeLimits: AgeLimits = { minAge: 6, maxAge: 13, consentAge: 13 };
