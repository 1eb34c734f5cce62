import { translator } from '#web/app/i18n/translator.ts';
import { helpTour } from './en.ts';

export const t = translator(helpTour);
