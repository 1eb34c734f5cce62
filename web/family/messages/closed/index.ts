import { translator } from '#web/app/i18n/translator.ts';
import { familyClosed } from './en.ts';

export const t = translator(familyClosed);
