import type { Config } from '../platform/config.ts';
import { type Mail, plainMail } from '../platform/mail.ts';

/**
 * The first thing that a parent reads. Every sentence must be true of what is switched on today: what does not exist yet is
 * not promised.
 */
export function noticeMail(to: string, username: string, { publicUrl }: Pick<Config, 'publicUrl'>): Mail {
  return plainMail(to, `${username} has joined Lilypad`, [
    'Hello!',
    `A child with the username ${username} has made an account at the Lilypad at ${publicUrl}, a place for children to play, read and learn, and gave this address as a parent's. The account was made with the code that we sent here.`,
    'What the child can do: solve riddles, trivia and word puzzles, read jokes and facts, earn points, and choose a favourite colour and settings. Alone: nothing of the child is shown to other children, and nothing that other children write is shown to the child.',
    'What stays off: posts, comments, buddies and chat. They need your consent, which cannot be given by this mail, and until it is given they stay off.',
    "What is kept: the child's first and last name, date of birth, username, language and time zone, what they have solved and guessed and the points for it, the minutes in which they were active, and the devices that are signed in. Of you we keep this address and the name that the child gave, only to write to you about this account, a lost password included. Nothing is given to anybody else, and there is no advertising.",
    'If this is not your child, or you would like the account and everything kept with it to be erased, your address included: reply to this mail. The person who runs this Lilypad reads it and erases everything.',
    'The frogs of Lilypad',
  ]);
}
