import { translator } from '#web/app/i18n/translator.ts';
import { accountsSessions } from './en.ts';

export const t = translator(accountsSessions);
