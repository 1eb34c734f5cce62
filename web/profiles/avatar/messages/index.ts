import { translator } from '#web/app/i18n/translator.ts';
import { accountsAvatar } from './en.ts';

export const t = translator(accountsAvatar);
