import { translator } from '#web/app/i18n/translator.ts';
import { familyData } from './en.ts';

export const t = translator(familyData);
