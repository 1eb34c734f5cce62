import { translator } from '#web/app/i18n/translator.ts';
import { feedFirst } from './en.ts';

export const t = translator(feedFirst);
