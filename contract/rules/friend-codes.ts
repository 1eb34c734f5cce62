/** No vowels, so that no word appears by chance, and no letters that look alike. */
export const FRIEND_CODE_LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
export const FRIEND_CODE_LENGTH = 8;

/** A typed code as it is stored: FROG-2345 and frog 2345 are the same. */
export function normalCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

export function isFriendCode(typed: string): boolean {
  const code = normalCode(typed);
  return code.length === FRIEND_CODE_LENGTH && [...code].every((letter) => FRIEND_CODE_LETTERS.includes(letter));
}
