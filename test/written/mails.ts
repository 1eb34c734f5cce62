import type { Claims } from './claims.ts';

/** What our e-mails and the direct notice promise. */
export const mailClaims: Claims = {
  // Signing up and passwords
  signUps: [
    'It works for 10 minutes.',
    'It works for 24 hours.',
    'If you did not expect this, you can ignore this e-mail: without the code no account is made, and we delete your address within two days.',
  ],
  consent: [
    'If you did not sign up, you can ignore this e-mail: without the code no account is made.',
    'Your child gave us your address when they signed up, and the account was made with the code that we sent you.',
  ],
  alone: [
    'With it your child can play alone: nothing is shared with other children, and we will send you a notice about what we keep.',
    'Alone: until you consent, nothing of the child is shown to other children, and nothing that other children write is shown to the child.',
    'Other children only where you have allowed it.',
  ],
  notice: [
    'With it your child can play alone: nothing is shared with other children, and we will send you a notice about what we keep.',
    '… has joined Lilypad and asks for your consent',
  ],
  resets: ['Each link works once, for one hour.'],
  newPassword: [
    'The password of … was just changed, and everyone who was signed in with the old one is signed out.',
    'You can also ask for a new password there.',
  ],
  'server/accounts/sign-up/sign-ups.test.ts: gets a mail that says so, the answer is the same, and no code is ever right':
    ['Someone tried to make a Lilypad account with this address, but there already is one.'],
  'server/accounts/passwords/forgotten-passwords.test.ts: is not outrun by a log-in with the old password that is under way':
    ['If you did not expect this, you can ignore this e-mail: the old password still works.'],
  'server/accounts/passwords/forgotten-passwords.test.ts: by a parent’s address names all their children, with a link each':
    ['Someone asked for a new password.'],

  // A parent's answer
  consenting: [
    'Each is a switch of its own, off until you choose it.',
    'You may refuse all of them, and the account still works.',
    'Other children only where you have allowed it.',
  ],
  answering: [
    'If nobody answers by then, we erase the account, and your address unless another child of yours is here.',
    'The account … at Lilypad shares nothing, and we erase it and everything in it after …, including your address unless another child of yours is here.',
    'If that was a mistake, you can undo it here until then:',
    'This is a reminder of the notice we sent when … joined.',
  ],
  'server/family/erasure/erasure.test.ts: signs out at once, keeps the parent as long as a sibling is here, and frees the name':
    [
      'If nobody answers by then, we erase the account, and your address unless another child of yours is here.',
      'The account … at Lilypad shares nothing, and we erase it and everything in it after …, including your address unless another child of yours is here.',
    ],
  'server/family/erasure/deadlines.test.ts: is respected: nobody is mailed there again': [
    'What stays is a record without names that there was an answer, and a code made from your address, so that we never write to you about it again.',
  ],
  consentKept: [
    'What stays is a record without names that there was an answer, and a code made from your address, so that we never write to you about it again.',
    'If … is not your child, tell us here, and we will never e-mail this address again:',
    'If this is not your child, say so here, and we will never e-mail this address again:',
  ],
  revoking: [
    "If it wasn't you, or if you change your mind, you can withdraw consent.",
    'Everything is then switched off at once, and we erase the account a week later.',
    '… is signed out, and other children no longer see anything of theirs.',
    'We erase the account and everything in it after ….',
    'If you change your mind, you can undo it here until then:',
  ],
  'server/family/consent/decisions.test.ts: has a way out that works for a year': [
    'This link works for a year; a reply to this e-mail works at any time:',
  ],
  replies: [
    'This link works for a year; a reply to this e-mail works at any time:',
    'You can also just reply to this e-mail.',
    'Reply to this e-mail to reach them.',
    'If you can read it, Lilypad can send e-mail, and replies from parents reach you here.',
    'If you think this is wrong, please reply to this e-mail: your reply reaches the people who run this Lilypad.',
    'If you think that such a decision is wrong, reply to this e-mail, and a person looks at it.',
    'You can withdraw your consent at any time, ask what is kept, have it corrected or have it all erased: reply to this e-mail.',
    'The people who run this Lilypad read it.',
  ],
  'server/family/consent/decisions.test.ts: changes nothing by being opened, however often, and by no GET or HEAD of a mail scanner':
    ['Opening it consents to nothing; only a button does:'],
  'server/family/consent/decisions.test.ts: works once, even when two say something at the same time': [
    'It works once, until {until}. {without_answer}',
  ],
  'server/family/consent/decisions.test.ts: gives way to a newer one': [
    'It has a new link; the old one no longer works.',
  ],
  'server/family/consent/decisions.test.ts: is confirmed a day later, with a way out that revokes at once': [
    'You gave consent for …',
    'This e-mail confirms it.',
    'Nothing more is allowed.',
    '… for … at Lilypad.',
  ],
  'server/family/by-staff/in-person.test.ts: opens every scope, with the member of staff as witness, and the parent gets a mail':
    ['A member of our staff recorded that you gave consent in person'],
  'server/family/direct-notice/publish.test.ts: once new pauses every yes to the old one, until the parent agrees again':
    [
      'Our notice to parents has changed since you gave consent for ….',
      'Until you agree to the new one, everything you allowed is off.',
      'Nothing is lost or erased.',
      "If you don't answer, everything that is off stays off.",
    ],

  // A second grown-up
  'server/family/by-staff/grown-ups.test.ts: is named by staff, gets a mail of their own, and the first one is notified':
    [
      'Our staff have noted that you are a parent or guardian of …, together with the grown-up we already know.',
      'Our staff have added another parent or guardian of …, and we have written to them.',
    ],
  'server/family/by-staff/grown-ups.test.ts: can only close: the stricter answer holds': [
    'Where two grown-ups disagree, the stricter answer counts.',
    'They cannot allow more than you do: where two grown-ups disagree, the stricter answer counts.',
  ],
  'server/family/by-staff/grown-ups.test.ts: closes all scopes, erases nothing, and notifies the first parent and staff':
    [
      'Another grown-up of … gave consent, so nothing is erased for now.',
      'Everything they allowed is off until a member of our staff has looked into it.',
      'Someone who was named as another grown-up of … said no.',
      'Until a member of our staff has looked into it, everything you allowed is off.',
      'Nothing is erased.',
    ],
  'server/family/by-staff/grown-ups.test.ts: is undone by their own link': [
    'If that was a mistake, you can undo it here:',
    'Only that grown-up can undo it.',
  ],
  'server/family/by-staff/grown-ups.test.ts: a second parent is notified when the first one withdraws consent': [
    'Another grown-up of … withdrew their consent.',
  ],

  // The end of an account
  leaving: [
    'Someone who was signed in deleted the account',
    'If not, you can keep the account here until then:',
    'Nobody can see it or sign in to it any more.',
    'We erase everything in it after ….',
  ],
  'server/admin/erasing.test.ts: what staff have ended is not taken back by signing in': [
    'Our staff have closed the account',
  ],
  'server/admin/erasing.test.ts: an account stays for a week, also one that a child has closed': [
    'If that is not right, please reply to this e-mail before then.',
  ],

  // What is kept, who sees it, what the program decides
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
    'Several children who know … at Lilypad have blocked the account.',
    'As a precaution, it is hidden and signed out for now.',
    'If nobody does, the account comes back by itself.',
  ],

  // Three blocks
  'server/friends/blocks/automatic-removal.test.ts: is undone by itself after 72 hours without a decision': [
    'Our staff have 72 hours to look into it.',
    'If nobody does, the account comes back by itself.',
  ],
  'server/friends/blocks/automatic-removal.test.ts: is undone by a moderator: the child is back, the blocks stay, and the next one alone removes nobody':
    [
      'The account … at Lilypad is back, with everything in it.',
      "The children who blocked it and … still don't see each other.",
    ],
  'server/friends/blocks/automatic-removal.test.ts: is confirmed by a moderator: the child stays out, and nothing is erased':
    [
      'A member of our staff looked into why several children blocked … at Lilypad, and decided that the account stays closed.',
      'Nothing was erased.',
    ],

  // New buddies
  'server/friends/approvals/approvals.test.ts: is shown to the parent by username and age group, and opening the link decides nothing':
    ['…, … years old, ….', 'Opening a link decides nothing, only the buttons on its page do.'],
  'server/friends/approvals/approvals.test.ts: waits for a grown-up of each child, and both see that': [
    'They need your permission.',
    "If you don't answer, nothing happens.",
  ],
  'server/chat/messages.test.ts: need the consent for typing, on both sides; phrases and stickers do not': [
    'They can comment, and chat where both families allow it.',
  ],

  // To the operator and the staff
  'server/admin/settings.test.ts: is passed by the word that is mailed to the contact address': [
    'If you can read it, Lilypad can send e-mail, and replies from parents reach you here.',
  ],
  'server/admin/settings.test.ts: ends after an hour': [
    'Please enter these three words in the set-up at …/admin/setup within an hour:',
  ],
  'server/help/messages.test.ts: is stored, and mailed to the operator, who can answer it': [
    'Your reply goes to …; nobody has checked that this address is theirs.',
    '… has written to your Lilypad.',
  ],
  'server/help/messages.test.ts: of a child about danger is mailed without her name and her words': [
    'Someone who is signed in has written to you about danger.',
  ],
  'server/safety/alerts/alerts.test.ts: is mailed again every hour until somebody has opened it': [
    'Nobody has opened … yet:',
    'We write again every hour until somebody has opened each case.',
  ],
  'server/safety/audit/audit.test.ts: a break is found, and its first link named': [
    '… Link … is not as it was written.',
  ],
  'server/safety/audit/audit.test.ts: an end that was cut off or rewritten, when the head was noted': [
    'If links are ever taken off the end, this finds out:',
  ],
  'server/safety/audit/head.test.ts: and to the address that is set, with what to do with it': [
    'The record of what staff do on … is a chain of links.',
    '… Today it ends in this one:',
  ],
};

/** Greetings, subjects, advice and questions: they promise nothing. */
export const plainMailWords: readonly string[] = [
  'Your code for Lilypad',
  'Welcome to the pond!',
  'Type this code into the page where you signed up:',
  'A child would like to join Lilypad as …',
  "A child who chose the username … would like to join Lilypad, a place to play, read and learn, and gave us your address as their parent's.",
  'If this is your child, please read them this code or type it in together:',
  'You already have a Lilypad account',
  'If that was you, just sign in:',
  'If it was not you, you can ignore this e-mail.',
  'A new password for Lilypad',
  'You can choose it here:',
  'A Lilypad password was changed',
  'If that was not you, please choose a new one right away:',
  'Test e-mail from your Lilypad',
  'This is the test e-mail of ….',
  'Did it land in the spam folder?',
  'Then e-mails to parents may, too.',
  'Setting up SPF, DKIM and DMARC for your domain helps.',
  'You gave consent',
  'If that was you, there is nothing to do.',
  'posts and comments',
  'ready-made phrases and stickers with buddies',
  'typed chat with buddies',
  'games with others',
  'posts beyond buddies',
  'You said no for …',
  'You said no.',
  'Please decide about …, too',
  'If that is fine with you, there is nothing to do.',
  'The account … will be deleted',
  'the people who run the Lilypad at ….',
  'If there is something we should know, please reply to this e-mail.',
  'Another grown-up was added for …',
  'If you did not expect this, please reply to this e-mail.',
  'Another grown-up said no for …',
  "If you don't know who that is, or if you disagree, please reply to this e-mail.",
  'Consent for … was withdrawn',
  'If you disagree, please reply to this e-mail.',
  '… is still waiting for your answer',
  'Please read again: our notice about … has changed',
  'You withdrew your consent for …',
  'You withdrew your consent.',
  '… would like a new buddy',
  'At Lilypad, … and another child would like to be buddies.',
  "If you don't know who it is, ask your child first.",
  'new here today',
  'here for … …',
  '… cannot sign in for now',
  'Being blocked does not mean that … did anything wrong.',
  'It may help to ask, calmly, how things are going with the others.',
  '… can sign in again',
  '… stays signed out',
  'Message from a parent',
  'Please read it now:',
  '…/moderation, or …/admin/messages.',
  'a child may be in danger',
  'signs of grooming or harm',
  'a child was blocked by three others',
  'a report of something serious',
  'an emergency reported on the contact page',
  'parents who disagree',
  'something else that is urgent',
  'An urgent case is waiting',
  '… urgent cases are waiting',
  'Please look now:',
  'The audit chain of your Lilypad is broken',
  'Somebody may have changed the database.',
  'Please keep this e-mail and a copy of the database, then run this at the server:',
  'npm run audit:verify',
  'Please keep this e-mail.',
  'npm run audit:verify -- --head …',
  'A child with the username {username} has made an account at the Lilypad at {place}, a place for children to play, read and learn.',
  'Who we are: {operator}',
  'What stays off: {switches}.',
  'It is used to run the account and to keep children safe.',
  'To answer, open this page and choose.',
  'The whole policy: {policy_link}',
  'The people who run this Lilypad',
];
