import { translator } from '#web/app/i18n/translator.ts';
import { safety } from '../en.ts';
import { safetyModeration } from './en.ts';

export const t = translator({ ...safety, ...safetyModeration });
