import type * as z from 'zod/mini';
import { signUpForm, USERNAME_MAX, USERNAME_MIN } from '#contract/accounts.ts';
import { ageOn, isRealDay } from '#contract/rules/age.ts';
import { revealedBy } from '#contract/rules/usernames.ts';
import { browserLocales } from '#web/app/i18n/browser-locales.ts';
import { translateRefusal } from '#web/app/i18n/translator.ts';
import { t } from '../messages/index.ts';

export interface SignUpDraft {
  username: string;
  /** Empty for the first offered nickname. */
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

/** Who gets the code; nobody until there is a birth date. */
export type Asked = 'nobody' | 'child' | 'parent';

export interface AgeRules {
  today: string;
  /** Younger children need a parent: 13, or older where the law requires it. */
  consentAge: number;
  /** The server wants a grown-up, whatever the date says now (docs/product-decisions.md, P1). */
  insisted?: boolean | undefined;
}

export function whoIsAsked(dateOfBirth: string, { today, consentAge, insisted = false }: AgeRules): Asked {
  if (!isRealDay(dateOfBirth) || dateOfBirth > today) return 'nobody';
  return insisted || ageOn(today, dateOfBirth) < consentAge ? 'parent' : 'child';
}

/** Applies a change. Clears the parent's fields when the new date needs no parent. */
export function changeDraft(draft: SignUpDraft, change: Partial<SignUpDraft>, rules: AgeRules): SignUpDraft {
  const next = { ...draft, ...change };
  const hasGrown = whoIsAsked(draft.dateOfBirth, rules) === 'parent' && whoIsAsked(next.dateOfBirth, rules) === 'child';
  return hasGrown ? { ...next, ...parentFields } : next;
}

/** Only the fields that the form asks for. */
export function signUpPayload(draft: SignUpDraft, asked: Asked): z.input<typeof signUpForm> {
  const { email, parentName, parentEmail, coppaAcknowledgment, ageConfirmation, nickname, ...rest } = draft;
  return {
    ...rest,
    ...(nickname === '' ? {} : { nickname }),
    // The schema refuses false.
    ageConfirmation: ageConfirmation as true,
    ...(asked === 'parent' ? { parentName, parentEmail, coppaAcknowledgment } : {}),
    ...(asked === 'child' ? { email } : {}),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: browserLocales()[0]?.toString(),
  };
}

/** The contract's error for every invalid field. */
export function checkDraft(draft: SignUpDraft, asked: Asked, today: string): FieldErrors {
  const checked = signUpForm.safeParse(signUpPayload(draft, asked));
  const errors: FieldErrors = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0]) as SignUpField;
    errors[field] ??= translateRefusal(message);
  }
  const revealed = revealedBy(draft.username.trim().toLowerCase(), draft);
  if (revealed) errors.username ??= t(`accounts.username.${revealed}`);
  if (!errors.dateOfBirth && draft.dateOfBirth > today) errors.dateOfBirth = t('accounts.birth.future');
  if (asked === 'parent' && !draft.coppaAcknowledgment) errors.coppaAcknowledgment = t('accounts.parent.tick');
  return errors;
}

/** Whether this username is complete enough to ask the server. */
export function isCheckable(username: string): boolean {
  const { length } = username.trim();
  return length >= USERNAME_MIN && length <= USERNAME_MAX && /^[a-z0-9_]*$/i.test(username.trim());
}
