import { translator } from '#web/app/i18n/translator.ts';
import { ownTimes } from './en.ts';

export const t = translator(ownTimes);
