import { translator } from '#web/app/i18n/translator.ts';
import { cards } from './en.ts';

export const t = translator(cards);
