import { translator } from '#web/app/i18n/translator.ts';
import { accountsStaff } from './en.ts';

export const t = translator(accountsStaff);
