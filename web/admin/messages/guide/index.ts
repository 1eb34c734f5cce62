import { translator } from '#web/app/i18n/translator.ts';
import { adminGuide } from './en.ts';

export const t = translator(adminGuide);
