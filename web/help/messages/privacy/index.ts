import { translator } from '#web/app/i18n/translator.ts';
import { helpPrivacy } from './en.ts';

export const t = translator(helpPrivacy);
