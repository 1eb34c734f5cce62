import { translator } from '#web/app/i18n/translator.ts';
import { safetyHolds } from './en.ts';

export const t = translator(safetyHolds);
