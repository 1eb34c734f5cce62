import type { Claims } from './claims.ts';

/** What the first page about Lilypad promises to whoever thinks of running or changing it. */
export const readmeClaims: Claims = {
  ages: [
    'A small, kind corner of the internet for children of 6 to 13 (the ages are a setting), with a grown-up in the loop.',
  ],
  notice: [
    'A small, kind corner of the internet for children of 6 to 13 (the ages are a setting), with a grown-up in the loop.',
  ],
  play: [
    'Families, schools and clubs run it themselves: children solve riddles, trivia and word puzzles, laugh about jokes, collect facts, earn points and levels.',
    'The feed: riddles, jokes, trivia, word puzzles, posters, facts and useful knowledge, shuffled for each child and visit without repeats, with a pause after a while.',
  ],
  levels: [
    'Families, schools and clubs run it themselves: children solve riddles, trivia and word puzzles, laugh about jokes, collect facts, earn points and levels.',
    'Riddles: guesses are matched fairly (articles, accents and one slip are forgiven) and earn points and levels.',
  ],
  foreign: ['No advertisements, no trackers, not one request to anybody else.'],
  'test/start.test.ts: %s: one clear sentence, exit code 1': [
    'That is all, on any machine with Node 20 or later and npm.',
  ],
  'server/postgres/embedded.test.ts: what was written is there after a restart': [
    'It installs what it needs, builds the page, starts a PostgreSQL of its own, loads the content and serves http://localhost:3000.',
    'Ctrl-C ends it; the data stays.',
  ],
  'test/start.test.ts: an operator who has just started it reads how to become its first admin': [
    'The terminal says how to become its first admin.',
  ],
  'server/accounts/sign-up/path.test.ts: is closed for someone who does not sit at this very machine, until the operator opens it':
    ['On your own machine anyone may sign up, and mails stay in a local mailbox at http://localhost:3000/dev/mailbox.'],
  'server/platform/http/server.test.ts: opens for requests from the same machine': [
    'On your own machine anyone may sign up, and mails stay in a local mailbox at http://localhost:3000/dev/mailbox.',
  ],

  // Signing up and consent
  consent: ["Under 13 it asks for a parent's e-mail address, and the code goes there."],
  'server/accounts/sign-up/sign-ups.test.ts: names all flaws at once': ['Signing up: a form that knows the rules.'],
  'server/family/consent/decisions.test.ts: works once, even when two people answer at the same time': [
    "A parent's consent: by a link that works once.",
  ],
  'server/family/consent/decisions.test.ts: is confirmed a day later, with a link that withdraws at once': [
    'Each part is off until chosen, a second mail a day later confirms it, and one click withdraws it; staff can record consent given in person.',
  ],
  'server/family/by-staff/in-person.test.ts: opens every scope, with the member of staff as witness, and the parent gets a mail':
    [
      'Each part is off until chosen, a second mail a day later confirms it, and one click withdraws it; staff can record consent given in person.',
    ],
  'server/family/forms/forms.test.ts: keeps nothing of the paper except its proof': [
    'Typed chat needs more than an e-mail: a form that the parent prints, signs and uploads, which staff compare and then delete, or a meeting.',
  ],
  answering: ['A no, or a week without an answer (a setting), erases the account.'],
  'server/family/erasure/deadlines.test.ts: has the deadline that the operator has set, for new sign-ups': [
    'A no, or a week without an answer (a setting), erases the account.',
  ],
  'server/family/erasure/deadlines.test.ts: has every change, and can be neither changed nor deleted': [
    'Every answer is kept as a record that is only ever added to.',
  ],
  "server/family/reports/reports.test.ts: shows minutes by day, and nobody else's numbers": [
    "Parents' pages: the week in figures, a switch for each part, new friends to decide about, corrections, a copy of everything, and a deletion that can be undone for a week.",
  ],
  'server/family/requests/corrections.test.ts: corrects a name; the child is notified, and the record says what changed':
    [
      "Parents' pages: the week in figures, a switch for each part, new friends to decide about, corrections, a copy of everything, and a deletion that can be undone for a week.",
    ],
  'server/family/copies/copies.test.ts: has a page to read, all data, and the pictures': [
    "Parents' pages: the week in figures, a switch for each part, new friends to decide about, corrections, a copy of everything, and a deletion that can be undone for a week.",
  ],
  'server/friends/parents/approvals.test.ts: makes the two buddies once both families agree': [
    "Parents' pages: the week in figures, a switch for each part, new friends to decide about, corrections, a copy of everything, and a deletion that can be undone for a week.",
  ],
  'test/opening.test.ts: closes when the minutes of the day are used up, and opens at the child’s midnight': [
    'A limit for the day and open hours are kept by the server.',
  ],
  'server/family/reports/weekly.test.ts: is made on Friday at 16:00 where the child lives, about the seven days before, once':
    ['A short report comes by mail each Friday.'],
  'contract/rules/rewards/pond.test.ts: never loses %s, and gets each with the deed that completes it': [
    "A frog of one's own, hatched, named and dressed for points, and a pond that grows with riddles, kindness and rest days and never withers.",
  ],
  'server/rewards/store/store.test.ts: takes the price from the purse, and leaves level and total unchanged': [
    "A frog of one's own, hatched, named and dressed for points, and a pond that grows with riddles, kindness and rest days and never withers.",
  ],
  'server/family/parents/sign-in.test.ts: with a mailed link, and sees their children': [
    'Parents sign in at /family by a link from an e-mail.',
  ],
  alone: ['Until a parent consents, children under 13 play by themselves: nothing of theirs is shown to others.'],

  // Playing
  'server/feed/feed.test.ts: contains everything once and comes to an end': [
    'The feed: riddles, jokes, trivia, word puzzles, posters, facts and useful knowledge, shuffled for each child and visit without repeats, with a pause after a while.',
  ],
  'web/feed/FeedPage.test.tsx: offers a break after forty, and goes on when asked': [
    'The feed: riddles, jokes, trivia, word puzzles, posters, facts and useful knowledge, shuffled for each child and visit without repeats, with a pause after a while.',
  ],
  'server/cards/matching.test.ts: case, accents, articles, punctuation and spaces never matter': [
    'Riddles: guesses are matched fairly (articles, accents and one slip are forgiven) and earn points and levels.',
  ],
  'server/cards/matching.test.ts: one typo in six letters or more is forgiven, in fewer it is not': [
    'Riddles: guesses are matched fairly (articles, accents and one slip are forgiven) and earn points and levels.',
  ],
  'test/answers.test.ts: a whole deck leaks no answer': ['No answer reaches the browser before it is earned.'],
  'test/written-claims.test.ts: counts the boards of each game': [
    'Games: memory, number guessing, scrambled words and sums, 40 boards each, in the feed and on a page of their own.',
  ],
  'server/games/alone/play.test.ts: ignores what the browser claims': [
    'The server deals, judges and pays, so a forged result earns nothing; a child can switch the clock off.',
  ],
  'test/written-claims.test.ts: counts the coloring pages': [
    '26 pictures of our own in three difficulties, kept as the child left them, and shared as a post by one button.',
  ],
  'server/coloring/coloring.test.ts: is there on the next visit': [
    '26 pictures of our own in three difficulties, kept as the child left them, and shared as a post by one button.',
  ],
  'server/games/collaborative/collaborative-games.test.ts: checks every pair again': [
    'Playing together: memory, trivia, word puzzles and a game of made-up scenes for two to eight children who may meet, with ready-made phrases, by a public lobby or a code.',
  ],
  'server/games/collaborative/collaborative-games.test.ts: is joined only by its code, however it is typed': [
    'Playing together: memory, trivia, word puzzles and a game of made-up scenes for two to eight children who may meet, with ready-made phrases, by a public lobby or a code.',
  ],
  'test/collaborative-games-nodes.test.ts: continues when the node of one player is killed and the player reconnects to the other node':
    ['A game outlives a lost line and a dead node.'],
  'server/rewards/deeds/deeds.test.ts: is earned, and its points are awarded once, by the deed that completes it': [
    'Achievements, streaks and a challenge for each day, counted by the server.',
  ],
  'server/rewards/deeds/deeds.test.ts: are the same in the database as in the rules, whatever order the days arrive in':
    [
      'A streak survives a rest day each week, nothing that was earned is ever lost, and a page says what brings how many points.',
    ],
  'web/help/points/PointsPage.test.tsx: names what %s bring': [
    'A streak survives a rest day each week, nothing that was earned is ever lost, and a page says what brings how many points.',
  ],
  'server/cards/desk/riddle-desk.test.ts: sees how a riddle was made, and why it has only one answer': [
    'Riddles that never run out: admins generate new ones from our own knowledge base, each stored with a proof that it has exactly one answer; an hourly job makes 25 when fewer than 200 are left.',
  ],
  'server/cards/desk/riddle-desk.test.ts: makes nothing while there are 200 riddles': [
    'Riddles that never run out: admins generate new ones from our own knowledge base, each stored with a proof that it has exactly one answer; an hourly job makes 25 when fewer than 200 are left.',
  ],

  'server/cards/desk/draft-riddles.test.ts: is shown to children only after staff publish it': [
    "A language model of the operator's own may add drafts, which no child sees before staff have published them.",
  ],
  'server/cards/desk/card-reviews.test.ts: shows who reviewed it, and when': [
    'Staff can mark each card that they have read.',
  ],

  // Writing and meeting
  'web/posts/CreatePostPage.test.tsx: by a reload, also after a failed try': [
    'Stories and drawings: the page loses no word and no line.',
  ],
  'web/posts/drawing/DrawingPad.test.tsx: undoes marks that were drawn before a reload': [
    'Stories and drawings: the page loses no word and no line.',
  ],
  'server/posts/review/review.test.ts: has only what the filter is not sure about read first': [
    'Staff read drawings, what the filter is not sure about, and everything by children whose consent came by e-mail before anybody else does; for the rest that is a setting: everything, the first three of each author, or only what the filter is not sure about.',
  ],
  'server/posts/review/review.test.ts: cannot let out unread a drawing, nor what goes beyond buddies': [
    'Staff read drawings, what the filter is not sure about, and everything by children whose consent came by e-mail before anybody else does; for the rest that is a setting: everything, the first three of each author, or only what the filter is not sure about.',
  ],
  'server/posts/comments/hiding.test.ts: is gone for everybody, its writer too': [
    'Friends like and comment; the author can hide a comment.',
  ],
  'server/posts/posts-by.test.ts: comes from the level when it is published, from 25 on, and only where a grown-up has opened that':
    ['How far a story goes beyond friends grows with the level, where a parent allows it.'],
  'server/friends/friendships/friends.test.ts: goes by the beginning of the username, and of a buddy’s display name, however it is written':
    ['Friends: found by name among children of nearly the same age, or by a friend code.'],
  'server/friends/approvals/approvals.test.ts: waits for a grown-up of each child, and both see that': [
    'Below 13 a grown-up of each child has the last word, by a link in a mail.',
  ],
  'server/friends/blocks/blocks.test.ts: hides both from each other at once, and ends that they are buddies': [
    'A child who blocks another one is gone for them, and they for the child, everywhere and at once.',
  ],
  chats: ['Chat between friends: free text, or ready-made phrases and stickers.'],
  'test/chat-nodes.test.ts: loses no acknowledged message, and delivers none twice or out of order': [
    'A message that was acknowledged is stored, once and in order, also when a node dies.',
  ],
  'server/chat/filter.test.ts: refuses grooming that adds up over weeks, and opens a case for staff': [
    'The filter reads the conversation, not only the message.',
  ],
  'server/chat/staffing.test.ts: with two members of staff, children may type': [
    'Children type to each other only where two people are on the staff.',
  ],
  activities: ['Activities that say what others did, and an inbox for messages from staff.'],
  staffMessages: ['Activities that say what others did, and an inbox for messages from staff.'],
  'server/cards/kinds/riddle.test.ts: is different for a child of six and a child of twelve': [
    'Made for small readers: a newcomer begins with a riddle that fits the age; forms, dialogs, stories and chats are read aloud by a voice of the device, never by one from elsewhere.',
  ],
  'web/ui/sound/ReadAloud.test.tsx: only voices of the device itself read aloud': [
    'Made for small readers: a newcomer begins with a riddle that fits the age; forms, dialogs, stories and chats are read aloud by a voice of the device, never by one from elsewhere.',
  ],

  // Staff and operators
  'web/safety/moderation/ModerationDecisions.test.tsx: is sent after ten seconds': [
    'Moderation by keyboard, with a card of its own for a child in a crisis, claims and private notes, reports, suspensions, appeals, and a record of what staff do that somebody with the database alone cannot rewrite unnoticed (what it proves). /admin is for people, staff, contact messages, settings and the first day.',
  ],
  'server/safety/audit/audit.test.ts: cannot be rewritten any more': [
    'Moderation by keyboard, with a card of its own for a child in a crisis, claims and private notes, reports, suspensions, appeals, and a record of what staff do that somebody with the database alone cannot rewrite unnoticed (what it proves). /admin is for people, staff, contact messages, settings and the first day.',
  ],
  content: ['Content of our own, in content/.'],
  'test/content.test.ts: a planted fault is found': [
    'Adding to it needs no code: docs/writing-content.md says how, and npm run content:check what is wrong.',
  ],
  'web/help/HelpPage.test.tsx: counts what it finds, aloud, and opens a few': [
    'Open pages: a help center with a search, a contact form with helplines, privacy and terms for children and for grown-ups.',
  ],
  'web/help/ContactPage.test.tsx: one tap leads to the numbers': [
    'Open pages: a help center with a search, a contact form with helplines, privacy and terms for children and for grown-ups.',
  ],
  'test/policies.test.ts: has a proof for every claim, and no proof for what is not claimed': [
    'Every claim they make has a test, as has every one of our e-mails, of the set-up and of this page; what only the operator can know is marked.',
  ],
  'test/written-claims.test.ts: every sentence is either a claim': [
    'Every claim they make has a test, as has every one of our e-mails, of the set-up and of this page; what only the operator can know is marked.',
  ],
  'test/endpoints.test.ts: is closed to everybody outside its audience': [
    'Safety: one gate decides who may meet whom, one filter reads what children write, every call says who may make it and how often.',
  ],
  'bin/filter-written.test.ts: finds as much of the unread lines as the README says': [
    'Of lines by two authors that nobody on the project has read, the filter finds 88 % of private details, 83 % of luring, 70 % of cries for help and 63 % of unkind words, and stops 3 to 8 % of harmless look-alikes (how it was measured): it helps grown-ups, and replaces none.',
  ],
  'server/platform/config.test.ts: are all listed in .env.example, and no others': [
    'All are optional and listed in .env.example; a wrong one stops the start with a sentence.',
  ],
  'server/platform/config.test.ts: that are wrong are named all at once': [
    'All are optional and listed in .env.example; a wrong one stops the start with a sentence.',
  ],
  replies: [
    'For real use set PUBLIC_URL, SMTP_URL, MAIL_FROM and CONTACT_EMAIL (answers to all mails go there), keep a copy of the keys, put a proxy with https in front, invite yourself as an admin by the command below, and go through /admin/setup: it asks who runs the place and how to reach them, mails a word to that address and asks you to type it, and opens registration at its end.',
  ],
  'web/admin/setup/SetupPage.test.tsx: after the last step registration opens with the end of the set-up': [
    'For real use set PUBLIC_URL, SMTP_URL, MAIL_FROM and CONTACT_EMAIL (answers to all mails go there), keep a copy of the keys, put a proxy with https in front, invite yourself as an admin by the command below, and go through /admin/setup: it asks who runs the place and how to reach them, mails a word to that address and asks you to type it, and opens registration at its end.',
  ],
  'server/staff/second-step.test.ts: nothing is open but the second step': [
    'Staff sign in with a password and a code from an authenticator app.',
  ],
};

/** How to work on it, where to read on, and what is not there yet. */
export const plainReadmeWords: readonly string[] = [
  'Format, lint, types, units, every module through HTTP on a real PostgreSQL, and journeys in a real browser.',
  'Needs neither a database nor a browser on the machine.',
  'The last line says what was skipped, and why. npm run journeys walks through every page once more: by night too, on a wide screen, and in a second language; npm run journeys:long walks only what npm test leaves out.',
  'Children and the law says what the program does for the law and what only you can do, and the worst case whom to tell.',
  'Running it yourself goes through all of that: service, proxy, backups, upgrades, alerts, and what to do when something has happened.',
  'A tour on one page, how to add a feature, how we write, a short glossary, and why each library is here.',
];
