import { translator } from '#web/app/i18n/translator.ts';
import { accounts } from './en.ts';

export const t = translator(accounts);
