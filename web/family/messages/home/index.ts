import { translator } from '#web/app/i18n/translator.ts';
import { familyHome } from './en.ts';

export const t = translator(familyHome);
