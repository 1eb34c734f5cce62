import { emptyDraft, type SignUpDraft } from './sign-up-rules.ts';

const key = 'sign-up-draft';

/** What was typed before a reload of this tab. Passwords are never kept. */
export function restoreDraft(): SignUpDraft {
  try {
    return { ...emptyDraft, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return emptyDraft;
  }
}

export function keepDraft({ password: _, confirmPassword: __, ...rest }: SignUpDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(rest));
  } catch {
    // A browser without storage forgets at a reload.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
