import { translator } from '../i18n/translator.ts';
import { app } from './en.ts';

export const t = translator(app);
