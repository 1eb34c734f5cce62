import { UNDO_TIME } from './departures.ts';
import { LIFETIME as RESET_LINK } from './forgotten-passwords.ts';
import { CODE_MAILS_KEPT } from './jobs.ts';
import { REST } from './logins.ts';
import { LIFETIME as PATH } from './path-cookie.ts';
import { MAX_SIGN_UP, OWN_CODE, PARENT_CODE } from './policy.ts';
import { IDLE, LIFETIME as SESSION } from './sessions.ts';

/** How long this room keeps what ends by itself, in milliseconds; what the privacy page tells. */
export const kept = {
  sessionIdle: IDLE,
  session: SESSION,
  ownCode: OWN_CODE,
  parentCode: PARENT_CODE,
  signUp: MAX_SIGN_UP,
  resetLink: RESET_LINK,
  loginDelays: REST,
  codeMails: CODE_MAILS_KEPT,
  signUpPath: PATH,
  leaving: UNDO_TIME,
} as const;
