import { translator } from '#web/app/i18n/translator.ts';
import { familyGrownUps } from './en.ts';

export const t = translator(familyGrownUps);
