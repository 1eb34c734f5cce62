import { translator } from '#web/app/i18n/translator.ts';
import { profiles } from './en.ts';

export const t = translator(profiles);
