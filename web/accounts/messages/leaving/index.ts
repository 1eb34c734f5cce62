import { translator } from '#web/app/i18n/translator.ts';
import { accountsLeaving } from './en.ts';

export const t = translator(accountsLeaving);
