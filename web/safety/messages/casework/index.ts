import { translator } from '#web/app/i18n/translator.ts';
import { safety } from '../en.ts';
import { safetyModeration } from '../moderation/en.ts';
import { safetyCasework } from './en.ts';

export const t = translator({ ...safety, ...safetyModeration, ...safetyCasework });
