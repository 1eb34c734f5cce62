import { translator } from '#web/app/i18n/translator.ts';
import { points } from './en.ts';

export const t = translator(points);
