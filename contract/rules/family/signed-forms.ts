/** What a parent may upload as their signed form. */
export const MAX_FORM_PAGES = 4;
export const MAX_FORM_MB = 10;
export const MAX_FORM_BYTES = MAX_FORM_MB * 1024 * 1024;

/** How long staff have for it, and how long a parent has to hand it in. */
export const FORM_DAYS = 30;

/** Why staff cannot accept a form. Each has a sentence that tells the parent what to do. */
export const formRefusals = [
  'unreadable',
  'not_signed',
  'not_on_paper',
  'other_form',
  'other_names',
  'changed',
  'old_notice',
] as const;
export type FormRefusal = (typeof formRefusals)[number];

export const paperSizes = ['a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** Without letters and digits that look alike on paper. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** The code that ties a sheet of paper to its request, as in `K7QX-M3RD`. `random` returns a whole number below its argument. */
export function newFormCode(random: (below: number) => number): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[random(CODE_LETTERS.length)]);
  return `${letters.slice(0, CODE_LENGTH / 2).join('')}-${letters.slice(CODE_LENGTH / 2).join('')}`;
}
