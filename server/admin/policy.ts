import type { SetupStep } from '#contract/rules/set-up.ts';
import type { OperatorProfile } from '../platform/operator-profile.ts';

/** What a set-up step still needs, and the field that shows it. */
export function findMissing(
  step: SetupStep,
  profile: OperatorProfile,
  isMailProven: boolean,
): { readonly field: string; readonly sentence: string } | undefined {
  switch (step) {
    case 'name':
      return profile.operatorName
        ? undefined
        : { field: 'operatorName', sentence: 'Please say who runs this Lilypad.' };
    case 'contact':
      return profile.contactEmail
        ? undefined
        : { field: 'contactEmail', sentence: 'Please enter an e-mail address for families.' };
    case 'mail':
      return isMailProven
        ? undefined
        : { field: 'word', sentence: 'Please enter the three words from the test e-mail first.' };
    case 'consent':
    case 'staff':
    case 'helplines':
    case 'retention':
      return undefined;
  }
}
