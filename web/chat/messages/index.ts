import { translator } from '#web/app/i18n/translator.ts';
import { chat } from './en.ts';

export const t = translator(chat);
