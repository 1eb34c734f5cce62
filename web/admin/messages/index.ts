import { translator } from '#web/app/i18n/translator.ts';
import { admin } from './en.ts';

export const t = translator(admin);
