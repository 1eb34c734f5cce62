import { translator } from '#web/app/i18n/translator.ts';
import { family } from './en.ts';

export const t = translator(family);
