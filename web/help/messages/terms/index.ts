import { translator } from '#web/app/i18n/translator.ts';
import { helpTerms } from './en.ts';

export const t = translator(helpTerms);
