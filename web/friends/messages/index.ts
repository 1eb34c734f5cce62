import { translator } from '#web/app/i18n/translator.ts';
import { friends } from './en.ts';

export const t = translator(friends);
