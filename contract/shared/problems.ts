import { transportProblems } from './transport-problems.ts';

/**
 * Every known refusal: its HTTP status and the sentence that a child reads when the call gives no better one.
 * Screens decide by the code alone, so a sentence may be improved or translated at any time.
 */
export const problems = {
  ...transportProblems,
  invalid: [400, 'Something in there does not look right. Please check it and try again.'],
  wrong_code: [400, 'That code is not right. Look at the e-mail once more.'],
  wrong_login: [401, 'That username and password do not fit together. Please try again.'],
  age_refused: [403, 'Sorry, we cannot make an account for you. Please ask a grown-up at home.'],
  registration_closed: [403, 'New accounts are closed here right now. Please ask the grown-up who runs this place.'],
  second_step_required: [403, 'Please type in the code of your app first.'],
  not_for_you: [403, 'This part is for somebody else.'],
  consent_required: [403, 'Your grown-up needs to say yes first.'],
  scope_off: [403, 'Your grown-up has switched this off.'],
  stronger_consent: [403, 'Your grown-up needs to confirm in another way first.'],
  phrases_only: [403, 'Here you can send phrases and stickers.'],
  quiet_hours: [403, 'It is quiet time now. Come back later!'],
  daily_limit: [403, 'That was enough for today. See you tomorrow!'],
  not_buddies: [403, 'That is for buddies. Ask to be buddies first.'],
  paused: [403, 'Your account is having a rest. A grown-up can tell you more.'],
  removed: [403, 'This account has been closed. A grown-up can write to us about it.'],
  foreign_origin: [403, 'This request came from another page, so we did not do it.'],
  mail_not_sent: [409, 'The mail could not be sent.'],
  already_solved: [409, 'You have already solved this one.'],
  asked_lately: [409, 'Give it a little time. Then you can ask again.'],
  asked_enough: [429, "You've asked enough kids for today. You can ask more tomorrow."],
  already_revealed: [409, 'The answer was already revealed.'],
  already_decided: [409, 'Somebody else has decided this already.'],
  already_appealed: [409, 'You have asked already. Somebody will read it.'],
  already_answered: [409, 'You have already answered this one.'],
  username_taken: [409, 'That username is taken. Please choose another one.'],
  gone: [410, 'This has run out. Please start again.'],
  wrong_type: [415, 'We could not read that.'],
  busy: [503, 'Many are here at once right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;

export interface ProblemBody {
  readonly error: {
    readonly code: ProblemCode;
    readonly message: string;
    /** Field to sentence, for forms. */
    readonly fields?: Readonly<Record<string, string>>;
    /** Seconds to wait, where waiting helps. */
    readonly retryAfter?: number;
  };
}
