import { translator } from '#web/app/i18n/translator.ts';
import { parentView } from './en.ts';

export const t = translator(parentView);
