import { translator } from '#web/app/i18n/translator.ts';
import { familyCard } from './en.ts';

export const t = translator(familyCard);
