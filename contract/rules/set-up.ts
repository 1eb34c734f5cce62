/** The steps of the set-up, in this order. */
export const setupSteps = ['name', 'contact', 'mail', 'consent', 'staff', 'helplines', 'retention'] as const;
export type SetupStep = (typeof setupSteps)[number];

export const OPERATOR_NAME_MAX = 200;
export const OPERATOR_ADDRESS_MAX = 300;
export const ON_DUTY_MAX = 200;
export const KEPT_OUTSIDE_MAX = 300;
export const NOTE_MAX = 500;
export const MAIL_WORD_MAX = 50;
