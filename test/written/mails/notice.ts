import type { MailWords } from './mails.ts';

/** What is kept, who sees it, what the program decides. */
export const notice: MailWords = {
  claims: {
    columns: [
      "What is kept: the child's first and last name, date of birth, username, language and time zone, what they have solved, guessed, played and coloured and the points for it, the minutes in which they were active, what they write and draw once you allow it, chat messages for 90 days, and the devices that are signed in.",
      'Of you we keep this address and the name that the child gave, only to ask for your consent and to write to you about this account, a lost password included.',
    ],
    chats: [
      "What is kept: the child's first and last name, date of birth, username, language and time zone, what they have solved, guessed, played and coloured and the points for it, the minutes in which they were active, what they write and draw once you allow it, chat messages for 90 days, and the devices that are signed in.",
    ],
    foreign: ['Nothing is given to anybody else, and there is no advertising.'],
    staffSee: ['Who can see it: the people who run this Lilypad.'],
    play: [
      'What the child can do now: solve riddles, trivia and word puzzles, play small games, colour pictures, read jokes and facts, earn points, and choose a picture, a favourite colour and settings.',
    ],
    profile: [
      "Before two children are buddies, they see each other's username, picture, level and points, and how many stories, likes, solved riddles and correct answers.",
      'Buddies also see display name, favourite colour, the bio (which a member of staff may check first), what the child shares, and when the child joined.',
      "Buddies see each other's stories, display name, bio, favourite colour and when the other joined.",
    ],
    presence: [
      'Whether a child is here right now is shown to buddies, below 13 only if the child switches it on, from 13 on unless they switch it off.',
    ],
    hidden: ['Other children never see a real name, a date of birth or an e-mail address.'],
    rude: [
      'What the program decides: it sends back or holds rude words, phone numbers and links; it adds up signs of grooming over 30 days and alerts staff; and it hides and signs out a child whom three children have blocked, until staff decide within 72 hours.',
    ],
    signals: [
      'What the program decides: it sends back or holds rude words, phone numbers and links; it adds up signs of grooming over 30 days and alerts staff; and it hides and signs out a child whom three children have blocked, until staff decide within 72 hours.',
    ],
    blocks: [
      'What the program decides: it sends back or holds rude words, phone numbers and links; it adds up signs of grooming over 30 days and alerts staff; and it hides and signs out a child whom three children have blocked, until staff decide within 72 hours.',
      'Several children who know … (…) at Lilypad have blocked the account.',
      'As a precaution, it is hidden and signed out for now.',
      'If nobody does, the account comes back by itself.',
    ],
  },
  plain: [
    'Choose what … can do',
    'Notice version …',
    'A child with the username {username} has made an account at the Lilypad at {place}, a place for children to play, read and learn.',
    'Who we are: {operator}',
    'What stays off: {switches}.',
    'It is used to run the account and to keep children safe.',
    'To answer, open this page and choose.',
    'The whole policy: {policy_link}',
    'The people who run this Lilypad',
  ],
};
