import { translator } from '#web/app/i18n/translator.ts';
import { helpPolicies } from './en.ts';

export const t = translator(helpPolicies);
