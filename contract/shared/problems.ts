import { transportProblems } from './transport-problems.ts';

/**
 * Every known refusal: its HTTP status and its default sentence for children. Screens decide by the code alone, so sentences
 * can be improved or translated at any time.
 */
export const problems = {
  ...transportProblems,
  invalid: [400, "Something there doesn't look right. Please check it and try again."],
  wrong_code: [400, "That code isn't right. Check the e-mail again."],
  wrong_login: [401, "That username and password don't match. Please try again."],
  age_refused: [403, "Sorry, we can't make an account for you. Please ask a grown-up at home."],
  registration_closed: [403, "We can't take new kids right now. You can ask the people who run this pond."],
  second_step_required: [403, 'Please enter the code from your app first.'],
  not_for_you: [403, "This page isn't for your account."],
  fresh_link_needed: [403, 'Please open a new link from your e-mail first.'],
  consent_required: [403, 'Your grown-up needs to say yes first.'],
  no_parent: [409, "We don't have a grown-up's address for you."],
  report_unwanted: [409, "Your grown-up doesn't get these e-mails. You can show them this page instead."],
  scope_off: [403, 'Your grown-up switched this off.'],
  stronger_consent: [403, 'Your grown-up needs to say yes in another way first.'],
  phrases_only: [403, 'You can send quick words and stickers here.'],
  quiet_hours: [403, "It's quiet time now. Come back later!"],
  daily_limit: [403, 'That was enough for today. See you tomorrow!'],
  not_buddies: [403, "That's only for buddies. Ask them to be your buddy first."],
  paused: [403, 'Your account is taking a break. A grown-up can tell you more.'],
  removed: [403, 'This account is closed. A grown-up can write to us about it.'],
  foreign_origin: [403, 'This request came from another website, so we stopped it.'],
  mail_not_sent: [409, "We couldn't send the e-mail."],
  model_failed: [409, "The language model didn't give a usable answer."],
  payment_failed: [
    409,
    "We can't reach the payment service right now. Nothing is lost. Please try again in a few minutes.",
  ],
  already_solved: [409, 'You already solved this one.'],
  asked_lately: [409, 'Give it a little time. Then you can ask again.'],
  asked_enough: [429, "You've asked enough kids for today. You can ask more tomorrow."],
  already_revealed: [409, 'The answer was already revealed.'],
  already_decided: [409, 'Someone else has already decided this.'],
  claimed: [409, 'A colleague is working on this case.'],
  already_appealed: [409, 'You already asked. A grown-up will read it.'],
  own_post: [409, "These words are for other kids' posts."],
  already_answered: [409, 'You already answered this one.'],
  round_over: [409, 'This game is over. Play another one!'],
  round_running: [409, "This game isn't over yet."],
  not_your_turn: [409, "It's not your turn yet."],
  too_early: [409, 'Wait a moment. Then try again.'],
  late_move: [409, 'The game has moved on. Have a look!'],
  repeated_move: [409, 'You tried that one already.'],
  impossible_move: [400, "That move doesn't work here."],
  username_taken: [409, 'Someone already has that username. Please pick another one.'],
  game_full: [409, 'This game is full. Try another one, or make your own!'],
  game_started: [409, 'This game has already started. Try another one, or make your own!'],
  in_game: [409, "You're in a game right now. Finish or leave it first."],
  host_only: [403, 'Only the host can start the game.'],
  too_few_players: [409, 'You need at least one more player to start.'],
  not_possible_together: [409, "Someone in this group can't play right now. Please make a new game."],
  purse_too_small: [409, "You don't have enough points for that yet. It stays in the shop, so there's no hurry."],
  level_too_low: [409, 'That one comes with a higher level. Keep playing and it will be yours!'],
  not_owned: [409, "Your Pip doesn't have that yet. You can find it in the shop."],
  gone: [410, 'This has expired. Please start again.'],
  wrong_type: [415, "We couldn't read that."],
  busy: [503, "It's very busy right now. Please try again in a moment."],
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
    /** When Lilypad opens again to the child, where that is known. */
    readonly opensAt?: string;
  };
}
