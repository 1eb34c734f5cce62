import { familyConsent } from './en/family-consent.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...familyConsent });
