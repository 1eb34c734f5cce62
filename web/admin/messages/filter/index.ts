import { translator } from '#web/app/i18n/translator.ts';
import { adminFilter } from './en.ts';

export const t = translator(adminFilter);
