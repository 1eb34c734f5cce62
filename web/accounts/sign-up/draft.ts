import { deleteDraft, readDraft, saveDraft } from '#web/app/drafts.ts';
import { emptyDraft, type SignUpDraft } from './sign-up-rules.ts';

const key = 'sign-up-draft';

/** What was typed before a reload of this tab. Passwords are never kept. */
export function restoreDraft(): SignUpDraft {
  return { ...emptyDraft, ...(readDraft(key) as Partial<SignUpDraft> | undefined) };
}

export function saveSignUpDraft({ password: _, confirmPassword: __, ...rest }: SignUpDraft): void {
  saveDraft(key, rest);
}

export function forgetDraft(): void {
  deleteDraft(key);
}
