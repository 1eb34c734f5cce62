import { translator } from '#web/app/i18n/translator.ts';
import { appSignedOut } from './en.ts';

export const t = translator(appSignedOut);
