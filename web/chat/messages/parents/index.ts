import { translator } from '#web/app/i18n/translator.ts';
import { chatParents } from './en.ts';

export const t = translator(chatParents);
