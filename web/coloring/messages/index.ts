import { translator } from '#web/app/i18n/translator.ts';
import { coloring } from './en.ts';

export const t = translator(coloring);
