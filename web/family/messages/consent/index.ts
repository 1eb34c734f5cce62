import { translator } from '#web/app/i18n/translator.ts';
import { familyConsent } from './en.ts';

export const t = translator(familyConsent);
