import { translator } from '#web/app/i18n/translator.ts';
import { landing } from './en.ts';

export const t = translator(landing);
