import { translator } from '#web/app/i18n/translator.ts';
import { helpKept } from './en.ts';

export const t = translator(helpKept);
