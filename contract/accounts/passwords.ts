export const PASSWORD_MIN = 6;
/** Whoever signs in as staff reads what children write. */
export const STAFF_PASSWORD_MIN = 10;
export const STAFF_PASSWORD_TOO_SHORT = 'Please choose at least 10 characters, because staff see what children write.';
