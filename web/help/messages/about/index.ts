import { translator } from '#web/app/i18n/translator.ts';
import { help } from '../en.ts';
import { helpAbout } from './en.ts';

export const t = translator({ ...help, ...helpAbout });
