import { translator } from '#web/app/i18n/translator.ts';
import { profilesAvatar } from './en.ts';

export const t = translator(profilesAvatar);
