import { UNDO_TIME } from './departures/departures.ts';
import { CODE_MAILS_KEPT_FOR } from './jobs.ts';
import { LIFETIME as RESET_LINK } from './passwords/forgotten-passwords.ts';
import { MAX_SIGN_UP, OWN_CODE, PARENT_CODE } from './policy.ts';
import { ATTEMPTS_COUNT_FOR } from './sessions/attempts.ts';
import { IDLE, LIFETIME as SESSION } from './sessions/lifetimes.ts';
import { LIFETIME as PATH } from './sign-up/path-cookie.ts';

/** How long data that ends by itself is retained, in milliseconds; the privacy page says so. */
export const retained = {
  sessionIdle: IDLE,
  session: SESSION,
  ownCode: OWN_CODE,
  parentCode: PARENT_CODE,
  signUp: MAX_SIGN_UP,
  resetLink: RESET_LINK,
  loginDelays: ATTEMPTS_COUNT_FOR,
  codeMails: CODE_MAILS_KEPT_FOR,
  signUpPath: PATH,
  leaving: UNDO_TIME,
} as const;
