import { translator } from '#web/app/i18n/translator.ts';
import { safetyComfort } from './en.ts';

export const t = translator(safetyComfort);
