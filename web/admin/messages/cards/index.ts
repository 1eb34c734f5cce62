import { translator } from '#web/app/i18n/translator.ts';
import { adminCards } from './en.ts';

export const t = translator(adminCards);
