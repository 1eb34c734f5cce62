import { translator } from '#web/app/i18n/translator.ts';
import { familyControls } from './en.ts';

export const t = translator(familyControls);
