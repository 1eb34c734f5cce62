import { translator } from '#web/app/i18n/translator.ts';
import { activities } from './en.ts';

export const t = translator(activities);
