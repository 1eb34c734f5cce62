import { translator } from '#web/app/i18n/translator.ts';
import { accountsOwnPassword } from './en.ts';

export const t = translator(accountsOwnPassword);
