import { translator } from '#web/app/i18n/translator.ts';
import { familyForms } from './en.ts';

export const t = translator(familyForms);
