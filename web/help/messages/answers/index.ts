import { translator } from '#web/app/i18n/translator.ts';
import { helpAnswers } from './en.ts';

export const t = translator(helpAnswers);
