import { translator } from '#web/app/i18n/translator.ts';
import { chatHints } from './en.ts';

export const t = translator(chatHints);
