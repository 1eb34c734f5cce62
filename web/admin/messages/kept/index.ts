import { translator } from '#web/app/i18n/translator.ts';
import { adminKept } from './en.ts';

export const t = translator(adminKept);
