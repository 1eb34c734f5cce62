import { translator } from '#web/app/i18n/translator.ts';
import { helpKids } from './en.ts';

export const t = translator(helpKids);
