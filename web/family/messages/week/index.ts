import { translator } from '#web/app/i18n/translator.ts';
import { familyWeek } from './en.ts';

export const t = translator(familyWeek);
