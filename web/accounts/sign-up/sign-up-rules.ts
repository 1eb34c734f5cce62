import type * as z from 'zod/mini';
import { signUpForm, USERNAME_MAX, USERNAME_MIN } from '#contract/accounts.ts';
import { ageOn, isRealDay } from '#contract/rules/age.ts';
import { toldBy } from '#contract/rules/usernames.ts';
import { translateRefusal } from '#web/app/i18n/translator.ts';
import { t } from '../messages/index.ts';

/** The sign-up form as it is typed. */
export interface SignUpDraft {
  username: string;
  /** Empty while the first of those that are offered will do. */
  nickname: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, empty while a part is missing. */
  dateOfBirth: string;
  email: string;
  parentName: string;
  parentEmail: string;
  coppaAcknowledgment: boolean;
  ageConfirmation: boolean;
}
export type SignUpField = keyof SignUpDraft;
export type FieldErrors = Partial<Record<SignUpField, string>>;

export const emptyDraft: SignUpDraft = {
  username: '',
  nickname: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  email: '',
  parentName: '',
  parentEmail: '',
  coppaAcknowledgment: false,
  ageConfirmation: false,
};

const parentFields = { parentName: '', parentEmail: '', coppaAcknowledgment: false };

/** Who gets the code, and so whose address is asked for; nobody until there is a birth date. */
export type Asked = 'nobody' | 'child' | 'parent';

export interface AgeRules {
  today: string;
  /** Below it a grown-up is asked; 13 where the law asks for nothing else. */
  consentAge: number;
  /** The server wants a grown-up, whatever the date says now (docs/product-decisions.md, P1). */
  insisted?: boolean | undefined;
}

export function whoIsAsked(dateOfBirth: string, { today, consentAge, insisted = false }: AgeRules): Asked {
  if (!isRealDay(dateOfBirth) || dateOfBirth > today) return 'nobody';
  return insisted || ageOn(today, dateOfBirth) < consentAge ? 'parent' : 'child';
}

/** Takes one change over. The parent's fields empty themselves when the date moves to 13 or above. */
export function changeDraft(draft: SignUpDraft, change: Partial<SignUpDraft>, rules: AgeRules): SignUpDraft {
  const next = { ...draft, ...change };
  const hasGrown = whoIsAsked(draft.dateOfBirth, rules) === 'parent' && whoIsAsked(next.dateOfBirth, rules) === 'child';
  return hasGrown ? { ...next, ...parentFields } : next;
}

/** What is sent: only the fields that are asked for. */
export function signUpPayload(draft: SignUpDraft, asked: Asked): z.input<typeof signUpForm> {
  const { email, parentName, parentEmail, coppaAcknowledgment, ageConfirmation, nickname, ...rest } = draft;
  return {
    ...rest,
    ...(nickname === '' ? {} : { nickname }),
    // What is not ticked is refused by the form's own shape.
    ageConfirmation: ageConfirmation as true,
    ...(asked === 'parent' ? { parentName, parentEmail, coppaAcknowledgment } : {}),
    ...(asked === 'child' ? { email } : {}),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
  };
}

/** A sentence for every field that is not right yet, in the words of the contract. */
export function checkDraft(draft: SignUpDraft, asked: Asked, today: string): FieldErrors {
  const checked = signUpForm.safeParse(signUpPayload(draft, asked));
  const errors: FieldErrors = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0]) as SignUpField;
    errors[field] ??= translateRefusal(message);
  }
  const told = toldBy(draft.username.trim().toLowerCase(), draft);
  if (told) errors.username ??= t(`accounts.username.${told}`);
  if (!errors.dateOfBirth && draft.dateOfBirth > today) errors.dateOfBirth = t('accounts.birth.future');
  if (asked === 'parent' && !draft.coppaAcknowledgment) errors.coppaAcknowledgment = t('accounts.parent.tick');
  return errors;
}

/** Whether the server may be asked about this username. */
export function isCheckable(username: string): boolean {
  const { length } = username.trim();
  return length >= USERNAME_MIN && length <= USERNAME_MAX && /^[a-z0-9_]*$/i.test(username.trim());
}
