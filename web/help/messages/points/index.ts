import { translator } from '#web/app/i18n/translator.ts';
import { helpPoints } from './en.ts';

export const t = translator(helpPoints);
