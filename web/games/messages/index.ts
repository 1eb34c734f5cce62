import { translator } from '#web/app/i18n/translator.ts';
import { games } from './en.ts';

export const t = translator(games);
