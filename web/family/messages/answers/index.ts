import { translator } from '#web/app/i18n/translator.ts';
import { familyAnswers } from './en.ts';

export const t = translator(familyAnswers);
