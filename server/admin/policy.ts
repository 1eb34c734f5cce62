import type { SetupStep } from '#contract/rules/set-up.ts';
import type { House } from '../platform/house.ts';

/** What a step of the set-up still needs, and the field to tell it at. */
export function missingFor(
  step: SetupStep,
  house: House,
  kept: ReadonlyMap<string, string>,
): { readonly field: string; readonly sentence: string } | undefined {
  switch (step) {
    case 'name':
      return house.operatorName ? undefined : { field: 'operatorName', sentence: 'Please say who runs this Lilypad.' };
    case 'contact':
      return house.contactEmail
        ? undefined
        : { field: 'contactEmail', sentence: 'Please say where families can write to.' };
    case 'mail':
      return kept.has('set_up_mail_tested')
        ? undefined
        : { field: 'email', sentence: 'Please send the test mail first.' };
    case 'consent':
    case 'staff':
    case 'helplines':
    case 'retention':
      return undefined;
  }
}
