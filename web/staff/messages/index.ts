import { translator } from '#web/app/i18n/translator.ts';
import { staff } from './en.ts';

export const t = translator(staff);
