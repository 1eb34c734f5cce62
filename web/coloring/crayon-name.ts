import type { Crayon } from '#contract/rules/coloring.ts';
import { colorValues } from '#contract/rules/colors.ts';
import { t as ofProfiles } from '#web/profiles/messages/index.ts';
import { t } from './messages/index.ts';

/** What a crayon is called, in the language of the page. */
export function crayonName(crayon: Crayon): string {
  return isFavorite(crayon) ? ofProfiles(`profiles.color.${crayon}`) : t(`coloring.color.${crayon}`);
}

function isFavorite(crayon: Crayon): crayon is keyof typeof colorValues {
  return crayon in colorValues;
}
