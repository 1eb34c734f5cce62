import type { MailWords } from './mails.ts';

/** The direct notice: what is kept, who sees it, what the program decides. */
export const notice: MailWords = {
  claims: {
    alone: ['Until then, other children see nothing of …, and … sees nothing of theirs.'],
    play: [
      '{child} can play alone: riddles, trivia, word puzzles, games, pictures to colour, jokes and facts.',
      'What {child} solves, guesses, plays, colours and collects, and the points for it = to play, and to pick what is neither too easy nor too hard',
    ],
    consenting: [
      'You may refuse everything, and the account still works.',
      'Ready-made phrases and stickers = with buddies only',
      'Typed chat = with buddies only; needs stronger consent than an e-mail',
      'Posts beyond buddies = with children of about the same age; needs stronger consent than an e-mail',
      'Games with others = with children of about the same age',
    ],
    consent: [
      '… gave us your name and your address when signing up, and the account was made with the code that we sent you.',
      'You get this e-mail because a parent has to be told before a child below {consent_age} joins in.',
    ],
    consentKept: ['Tell us, and we will never e-mail this address again.'],
    replies: [
      'You can withdraw your consent, ask what is kept, have it corrected or have it all erased: reply to this e-mail, or, once you have answered, open your pages.',
    ],
    columns: [
      '{how_we_got_it} We use both only to ask for your consent and to write to you about this account, for example when a password is lost.',
      'First and last name, date of birth, username = to run the account, and to keep children of about the same age together',
      'Display name, picture, own frog, favourite colour, bio = to show buddies who somebody is',
      'Language and time zone = to show the right words, days and hours',
      'The minutes in which {child} was active = for your limits, for streaks and for your weekly report',
      'Buddies, likes, blocks and reports = to run the place, and to keep children safe',
      'The devices that are signed in = to keep the account safe',
    ],
    chats: [
      'What {child} writes and draws once you allow it, and chat messages for 90 days = to show them to the children you allow',
    ],
    foreign: ['Nothing is given to anybody else, and there is no advertising.'],
    profile: [
      'Before two children are buddies = username, picture, level and points, and how many stories, likes, solved riddles and correct answers',
      'Buddies also = display name, favourite colour, bio (a member of staff may check it first), what {child} shares, and when {child} joined',
      "Buddies see each other's stories, display name, bio, favorite color and when the other joined.",
    ],
    presence: [
      'Buddies, while {child} is here = that {child} is here, below 13 only if the child switches it on, from 13 on unless they switch it off',
    ],
    hidden: ['Other children never see a real name, a date of birth or an e-mail address.'],
    rude: ['The filter sends back or holds rude words, phone numbers and links.'],
    signals: ['The program adds up signs of grooming over 30 days and alerts staff.'],
    blocks: [
      'It hides and signs out a child whom three children have blocked, until staff decide within 72 hours.',
      'Several children who know … (…) at Lilypad have blocked the account.',
      'As a precaution, it is hidden and signed out for now.',
      'If nobody does, the account comes back by itself.',
    ],
    "server/family/consent/decisions.test.ts: changes nothing when it is opened, however often, or by a mail scanner's GET or HEAD":
      ['Opening the page consents to nothing; only a button on it does.'],
    'server/family/grown-ups/invitations.test.ts: reads in the notice who gave the address, and that what the first one allowed is open':
      [
        'Another grown-up of … gave us your address.',
        'Another grown-up of … gave us your name and your address, and you accepted their invitation.',
        'What another grown-up has allowed is open already.',
      ],
    'server/family/by-staff/grown-ups.test.ts: is added by staff, gets a mail of their own, and the first one is notified':
      [
        'Our staff have added your address.',
        'Our staff have noted your name and your address as those of a parent or guardian of ….',
      ],
    'server/family/consent/decisions.test.ts: works once, even when two people answer at the same time': [
      'The button works once, until {until}. {without_answer}',
    ],
    'server/friends/approvals/approvals.test.ts: waits for a grown-up of each child, and both see that': [
      'Buddies = of about the same age, and you approve each one',
    ],
    'server/posts/review/review.test.ts: cannot let out unread what a child writes whose parent consented by e-mail': [
      'Posts and comments = if you consent by e-mail, a person reads each one first',
    ],
    'server/family/controls/controls.test.ts: are switched off and on at any time, and the account stays': [
      'Each is a switch of its own, and you can change it at any time.',
      'You can switch each on and off at any time on ….',
    ],
    boards: [
      'Leaderboards = with username, picture, level and points',
      'On leaderboards = username, picture, level and points, to those of about the same age who take part',
    ],
    'server/family/direct-notice/requests.test.ts: keeps its published words, and adds the shorter time for which chats are kept here':
      ['One thing is shorter here now: chat messages are kept for … days instead of ….'],
    'web/help/tour/TourPage.test.tsx: leads through three steps, and back': [
      'See what {child} will see, in one minute.',
    ],
  },
  plain: [
    'Choose what … can do',
    'Choose what {child} can do',
    'Notice version …',
    'What may {child} do at Lilypad?',
    'Hello {parent}. {child} (username {username}) has an account at Lilypad, a place for children to play, read and learn. {who_named_you}',
    'You choose what else opens. {until_you_choose}',
    '… gave us your address.',
    'Another grown-up of … or our staff gave us your address.',
    'Another grown-up of … or our staff gave us your name and your address.',
    'Answer by {answer_day}. {without_answer}',
    'It takes two minutes.',
    'Not sure yet?',
    'Not your child?',
    'The details, so that you can decide',
    'Who we are',
    'How we got your address',
    'What stays off until you choose',
    'What we collect, and why',
    'Who sees it',
    'What the program decides',
    'If you do not answer',
    'Your rights, at any time',
    'Here is the whole policy.',
  ],
};
