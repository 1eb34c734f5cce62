import type { SignUpField } from './sign-up-rules.ts';

export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];

const fields: Readonly<Record<Step, readonly SignUpField[]>> = {
  1: ['firstName', 'lastName', 'dateOfBirth', 'ageConfirmation'],
  2: ['username', 'nickname', 'password', 'confirmPassword'],
  3: ['email', 'parentName', 'parentEmail', 'coppaAcknowledgment'],
};

export function stepFields(step: Step): readonly SignUpField[] {
  return fields[step];
}

/** The first step with an invalid field. */
export function furthestStep(wrong: readonly SignUpField[]): Step {
  return steps.find((step) => fields[step].some((field) => wrong.includes(field))) ?? 3;
}

export function asStep(text: string | null): Step {
  return steps.find((step) => String(step) === text) ?? 1;
}
