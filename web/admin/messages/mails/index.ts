import { translator } from '#web/app/i18n/translator.ts';
import { adminMails } from './en.ts';

export const t = translator(adminMails);
