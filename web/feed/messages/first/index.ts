import { translator } from '#web/app/i18n/translator.ts';
import { firstScreen } from './en.ts';

export const t = translator(firstScreen);
