import { translator } from '#web/app/i18n/translator.ts';
import { gamesFeed } from './en.ts';

export const t = translator(gamesFeed);
