/** What is kept, why, and how long: the table of the privacy page, a row for each name in contract/rules/retention.ts. Which tables belong to a row stands beside
 * the module that owns them. */
export const helpKept = {
  'help.privacy.kept.what': 'What',
  'help.privacy.kept.why': 'Why',
  'help.privacy.kept.long': 'How long',
  'help.privacy.kept.untilErased': 'Until the account is erased.',
  'help.privacy.kept.account': 'The account',
  'help.privacy.kept.account.what':
    'Username, display name, first and last name, date of birth, favorite color, bio, a new name or bio that waits for review, picture, the look and name of the own frog, settings (also whether buddies see when the child is here), language and time zone. The password, only as a salted hash. From {consentAge} on, the e-mail address. When the account was made, changed and last used. Whether a parent has consented, to what, how and when.',
  'help.privacy.kept.account.why': 'To let the child in, and to know which rules apply at their age.',
  'help.privacy.kept.parent': 'The parent',
  'help.privacy.kept.parent.what':
    'Your e-mail address, your name as the child or our staff gave it, which accounts belong to you, and when we wrote to you or an e-mail failed.',
  'help.privacy.kept.parent.why':
    'To send the code, the notice, what follows from your answer, and a link when a password is lost.',
  'help.privacy.kept.parent.long': 'Until the last account that belongs to you is erased.',
  'help.privacy.kept.consent': 'Consent',
  'help.privacy.kept.consent.what':
    'Which grown-up answered what, when, how, and to which notice. For a signed form or consent in person also the name, and which member of staff checked the form or was there; in person also whether mother, father or guardian. Which notice applied when, and who published it.',
  'help.privacy.kept.consent.why': 'To know what is allowed, and to be able to prove it.',
  'help.privacy.kept.consent.long':
    'Until the account is erased. Then the names go, and a proof without names stays until {proofYears} years after the answer.',
  'help.privacy.kept.controls': 'What you have set',
  'help.privacy.kept.controls.what':
    'The daily limit, the open hours, a pause and whether buddies may see when the child is here; who changed what, and when.',
  'help.privacy.kept.controls.why': 'So that it holds, and so that you can see later what was set.',
  'help.privacy.kept.forms': 'Signed forms',
  'help.privacy.kept.forms.what':
    'What a parent signs for, the code on the paper, and pictures of the signed page, without the place, time and device that a photo carries, and encrypted. Only staff see them.',
  'help.privacy.kept.forms.why': 'To know that a parent signed, before typed chat or posts beyond buddies open.',
  'help.privacy.kept.forms.long':
    'Until staff decide, or the parent takes the form back, 30 days at most. Of a form that was accepted, the proof of consent keeps the code and a fingerprint of the file. Backups go when the operator deletes them.',
  'help.privacy.kept.payments': 'Payments that show who a parent is, only where this Lilypad offers them',
  'help.privacy.kept.payments.what':
    'What a parent chose, when they paid, what the payment provider calls the payment, and when it was given back. Never a card number: those stay with the provider, who hears nothing of the child from us.',
  'help.privacy.kept.payments.why': 'To know that a parent paid, and to give it back.',
  'help.privacy.kept.payments.long':
    'Up to 30 days, or until the money is back. If the account is erased first, without a name. The proof of consent keeps the name of the payment.',
  'help.privacy.kept.dataRequests': 'Copies, corrections and deletions that a parent asked for',
  'help.privacy.kept.dataRequests.what':
    'Who asked for what and when, what was corrected from what to what, and when it was done. If our staff did it for a parent: who, and how they knew the parent.',
  'help.privacy.kept.dataRequests.why':
    'So that you can see what was asked, and we can prove that we answered in time.',
  'help.privacy.kept.dataRequests.long':
    'Until the account is erased. Then the names go, and a line without names stays until {proofYears} years after the request.',
  'help.privacy.kept.copies': "Copies of a child's things",
  'help.privacy.kept.copies.what':
    'The file, encrypted; who asked for it, when it was ready and saved; and a hash of the link in the e-mail.',
  'help.privacy.kept.copies.why': 'So that a parent, or a young person from 13 on, can save it.',
  'help.privacy.kept.copies.long': 'The file for a day after it is ready. That there was one, for three days.',
  'help.privacy.kept.lastMails': 'The last e-mail about an account',
  'help.privacy.kept.lastMails.what': 'The username and the address, encrypted.',
  'help.privacy.kept.lastMails.why': 'To tell you that everything is erased.',
  'help.privacy.kept.lastMails.long': 'Until that e-mail has left, or a day of trying has passed.',
  'help.privacy.kept.leaving': 'Accounts being deleted',
  'help.privacy.kept.leaving.what':
    'That an account was deleted, or ends by itself; since when, when it will be erased, whom we told, and which parent or member of staff asked for it if it was not the child.',
  'help.privacy.kept.leaving.why': 'So that it can be restored until then, and is erased on time.',
  'help.privacy.kept.leaving.long':
    'Until the account is erased after {undoDays} days, or restored. An account that nobody uses is erased after {unusedDays} days, and everyone leaves at 18: we e-mail 30 and 7 days before. Signing in keeps an unused one.',
  'help.privacy.kept.links': 'Links in our e-mails to parents',
  'help.privacy.kept.links.what': 'A hash of each link, what it is for, and whether it was used.',
  'help.privacy.kept.links.why': 'So that only the person who got the e-mail can answer, and only once.',
  'help.privacy.kept.links.long':
    '30 days after the link has expired. Once the account is erased, 60 days after the e-mail at most.',
  'help.privacy.kept.blocked': 'Addresses that we never e-mail again',
  'help.privacy.kept.blocked.what':
    'A keyed hash of the address, when a parent said no or “not my child”. The address itself is not kept.',
  'help.privacy.kept.blocked.why': 'So that we never write to them again.',
  'help.privacy.kept.blocked.long': 'As long as this Lilypad runs, or until they ask us to write again.',
  'help.privacy.kept.play': 'Play',
  'help.privacy.kept.play.what':
    'Every guess; what was solved, revealed, answered or reacted to; how each game ended and how long it took; points, what they were for, and when each level was reached; the days with something done, streaks, achievements and daily challenges that follow from it; what was bought for the own frog; the pictures colored in.',
  'help.privacy.kept.play.why':
    'To give points once, to show new cards first, to work out the level and what is left to spend, and to keep pictures as they were left.',
  'help.privacy.kept.play.long':
    'Guesses and how each game went (except the best one): {playDays} days. After that, points of games are added up, and of everything else only the day stays. The rest until the account is erased.',
  'help.privacy.kept.boards': 'Leaderboards',
  'help.privacy.kept.boards.what':
    'The points of each week. For a child who takes part: since when, in which age group, and the rank and points of past weeks.',
  'help.privacy.kept.boards.why':
    'To show who won points this week. Only to buddies and children of the same age group, and only of children who switched it on; below 13 a parent has to allow it as well.',
  'help.privacy.kept.boards.long': 'The points and ranks for four weeks. The rest until the child switches it off.',
  'help.privacy.kept.time': 'Time',
  'help.privacy.kept.time.what': 'The minutes in which the child did something here.',
  'help.privacy.kept.time.why':
    'So that you can learn how much time your child spends here, and so that a daily limit holds.',
  'help.privacy.kept.time.long': '{playDays} days.',
  'help.privacy.kept.week': 'Weekly reports',
  'help.privacy.kept.week.what':
    'For each week: active minutes a day and your limit, riddles solved, points, jokes and stories liked, stories, comments, how many messages were sent, new buddies. How often our filter stopped something, what kind of thing it was (such as a phone number) and where, without the words. Whether you want the report by e-mail.',
  'help.privacy.kept.week.why':
    'To write you a report each Friday, and to show you earlier ones. Nothing that could have been a cry for help is in it.',
  'help.privacy.kept.week.long':
    'The reports until the account is erased. What the filter stopped, one by one, for {stopDays} days.',
  'help.privacy.kept.posts': 'Stories and drawings',
  'help.privacy.kept.posts.what':
    'What a child writes and draws for others, whether it still waits for review, and when your child was shown that it is out.',
  'help.privacy.kept.posts.why': 'So that a grown-up can look at it first, and then others can read it.',
  'help.privacy.kept.posts.long':
    'Words and drawings until the child deletes them. That there was a story, and when, until the account is erased.',
  'help.privacy.kept.comments': 'Comments and likes',
  'help.privacy.kept.comments.what':
    'What a child writes below stories, whether it still waits for review, whether the author of the story has hidden it, whether it may be part of a phone number, which stories and comments the child liked, and the ready-made kind words that the child sent.',
  'help.privacy.kept.comments.why': 'So that children can answer each other, and likes and kind words count once.',
  'help.privacy.kept.chats': 'Chats',
  'help.privacy.kept.chats.what':
    'What a child writes to buddies and draws for them, what the filter hid or held back, what may be part of a phone number or of a name in another app, when a message was read, and who the child has chatted with. Whether a parent reads along, and since when both children were shown that.',
  'help.privacy.kept.chats.why':
    'So that messages arrive once and in order, and staff can look when something is wrong.',
  'help.privacy.kept.chats.long': 'Messages for {chatDays} days. Who chatted with whom, until the account is erased.',
  'help.privacy.kept.others': 'Buddies',
  'help.privacy.kept.others.what':
    'Who the buddies are, since when, and which are favorites. A friend code, if the child made one. Whether suggestions are wanted. Which other children the child has had contact with here, and which they, or a parent for them, have blocked, even if the block was lifted again.',
  'help.privacy.kept.others.why':
    'To show buddies to each other, to make a block work everywhere, and to notice when several children block the same one.',
  'help.privacy.kept.buddyRules': 'Rules for new buddies',
  'help.privacy.kept.buddyRules.what':
    'Whether a parent is asked about new buddies, which families a parent trusts, and which friendships a parent has ended. Which class or club groups our staff have put the child in.',
  'help.privacy.kept.buddyRules.why': 'To ask parents as they want to be asked, and to keep what they have decided.',
  'help.privacy.kept.parentActs': 'What parents change',
  'help.privacy.kept.parentActs.what': 'Which parent changed which setting for the child, or answered what, and when.',
  'help.privacy.kept.parentActs.why': 'So that everyone in the family can rely on what was decided.',
  'help.privacy.kept.waves': 'Waves at ponds',
  'help.privacy.kept.waves.what': 'Which buddy left which ready-made wave at a pond, and when.',
  'help.privacy.kept.waves.why': 'So that a child sees who came to visit. One wave a day counts for each buddy.',
  'help.privacy.kept.waves.long': '{waveDays} days.',
  'help.privacy.kept.requests': 'Buddy requests',
  'help.privacy.kept.requests.what':
    'Who asked, who was asked, what came of it, and your answer if we asked you. Of the link in our e-mail only a hash. The days on which an account tried to ask more children than it may.',
  'help.privacy.kept.requests.why':
    'So that both children can answer, and below 13 a grown-up of each. And so that staff notice a new account that asks many strangers.',
  'help.privacy.kept.requests.long':
    "30 days for the child's answer, 30 more for the grown-ups, and 30 after that. The days, 30 days.",
  'help.privacy.kept.rounds': 'Games in progress',
  'help.privacy.kept.rounds.what': 'The game, who plays it, how it stands, and the last move of each player.',
  'help.privacy.kept.rounds.why': 'So that the server can judge each move, and a child can go on after a break.',
  'help.privacy.kept.rounds.long': '{roundDays} days after the game began.',
  'help.privacy.kept.together': 'Games with others',
  'help.privacy.kept.together.what':
    'Which game, its name, who hosted it and who played, when each player was last there, scores and points. Ready-made words that players say to each other are not kept.',
  'help.privacy.kept.together.why': 'So that children can play together, come back after a break, and see how it went.',
  'help.privacy.kept.together.long': '{togetherDays} days.',
  'help.privacy.kept.activities': 'Activities',
  'help.privacy.kept.activities.what':
    "Who liked something of the child's, wrote a comment or became a buddy, and when the child last looked.",
  'help.privacy.kept.activities.why': 'So that a child hears what others did, and sees what is new.',
  'help.privacy.kept.activities.long': '{activityDays} days. When the child last looked, until the account is erased.',
  'help.privacy.kept.events': 'Events',
  'help.privacy.kept.events.what':
    'That something happened, such as a sign-up or a solved riddle, and whether an e-mail about it failed: ids and numbers, never words.',
  'help.privacy.kept.events.why': 'So that every e-mail goes out exactly once, even after a power cut.',
  'help.privacy.kept.events.long':
    'Until the account is erased. Events without an account name nobody and stay {eventDays} days.',
  'help.privacy.kept.sessions': 'Devices that are signed in',
  'help.privacy.kept.sessions.what':
    'What the browser and the system call themselves, since when, and when last used. Of the key only a hash.',
  'help.privacy.kept.sessions.why': 'To keep the child signed in, and to let them sign out a device from elsewhere.',
  'help.privacy.kept.sessions.long':
    '{sessionIdleHours} hours after the last use, or {sessionDays} days if “Keep me signed in” was ticked.',
  'help.privacy.kept.parentSessions': 'Parents who are signed in',
  'help.privacy.kept.parentSessions.what':
    'Whose session or sign-in link it is, since when, and when last used. Of the key and the link only a hash.',
  'help.privacy.kept.parentSessions.why': "To let a parent into the child's pages, and nobody else.",
  'help.privacy.kept.parentSessions.long':
    'A session until half an hour passes without a click, 12 hours at most. A link works for 15 minutes and is deleted after 7 days.',
  'help.privacy.kept.invitations': 'Invited grown-ups and new addresses',
  'help.privacy.kept.invitations.what':
    'Name and address of a grown-up whom a parent has invited; the new address that a parent asked for. Of the links only hashes.',
  'help.privacy.kept.invitations.why':
    'To ask that person, and to change an address only when both mailboxes have confirmed it.',
  'help.privacy.kept.invitations.long':
    'An invitation until it is answered or taken back, 14 days at most. A new address until it is confirmed, one day at most.',
  'help.privacy.kept.signUps': 'Sign-ups that wait for a code',
  'help.privacy.kept.signUps.what': 'The form, with the password as a salted hash and the code as a hash.',
  'help.privacy.kept.signUps.why': 'To create the account once the code is typed in.',
  'help.privacy.kept.signUps.long':
    "{ownCodeMinutes} minutes for a code to the child's own address, {parentCodeHours} hours for one to a parent. With new codes {signUpHours} hours at most.",
  'help.privacy.kept.resets': 'Lost passwords',
  'help.privacy.kept.resets.what': 'A hash of the link that we e-mailed.',
  'help.privacy.kept.resets.why': 'So that only the person who got the e-mail can choose a new password.',
  'help.privacy.kept.resets.long': '{resetMinutes} minutes, or until it is used.',
  'help.privacy.kept.counts': 'Counters against misuse',
  'help.privacy.kept.counts.what':
    'How many codes an e-mail address and a network address have asked for, wrong passwords by name and network address, from which network address a visitor wrote about danger, and how often someone has called lately. Each only as a keyed hash.',
  'help.privacy.kept.counts.why': 'So that nobody can guess passwords or flood a mailbox.',
  'help.privacy.kept.counts.long':
    '{codeMailHours} hours for codes, {wrongPasswordMinutes} minutes for passwords, one hour for messages about danger and for calls.',
  'help.privacy.kept.contactMessages': 'Messages from the contact page',
  'help.privacy.kept.contactMessages.what':
    'Name, e-mail address, subject and message. Which child, if one was signed in. When it was answered, by which member of staff, and their note.',
  'help.privacy.kept.contactMessages.why': 'To answer you.',
  'help.privacy.kept.contactMessages.long':
    '{contactDays} days. Messages of a signed-in child no longer than the account.',
  'help.privacy.kept.staff': 'Staff',
  'help.privacy.kept.staff.what':
    'Username and password hash; what the second step of signing in needs, encrypted or as hashes; when a member went on duty, last signed in and was removed; the address of an invitation and who made it, until it is used or a day has passed; who blocked or allowed which word in the filter; and who has read which card of ours.',
  'help.privacy.kept.staff.why': 'So that only staff can sign in as staff.',
  'help.privacy.kept.staff.long':
    'Password, address and second step until an admin removes the member. The username stays beside what they decided.',
  'help.privacy.kept.moderation': 'The review queue',
  'help.privacy.kept.moderation.what':
    "A copy of each story, name or comment that waits for review, of what children report, of urgent messages, and of a child's answer to a suspension. Who wrote it, how urgent it is, what was added, how many of the staff were alerted and when, who works on it, their private notes, and who decided what. If the people who run this Lilypad have chosen to measure the filter with it: what the filter said, what staff decided, and the words, encrypted, but no words where a child may be in danger.",
  'help.privacy.kept.moderation.why': 'So that a grown-up looks at it, exactly as it was.',
  'help.privacy.kept.moderation.long':
    'The copy and the notes until {caseCopyDays} days after the decision. If the child deletes a waiting story, its copy goes at once. The decision, until the account is erased. What is kept to measure the filter, until {exampleDays} days after the decision; it never leaves this Lilypad. Where the law asks for it, staff can keep a copy longer.',
  'help.privacy.kept.reports': 'Reports',
  'help.privacy.kept.reports.what':
    'Which child or parent reported what, which reason they chose, what a parent wrote, when, and what came of it. Only staff can see this.',
  'help.privacy.kept.reports.why':
    'To look into it, to hide it from the child who reported it, and to tell whoever reported it what came of it.',
  'help.privacy.kept.staffMessages': 'Messages from staff to the child',
  'help.privacy.kept.staffMessages.what':
    'Which of our ready-made messages was sent, when it was read, and from when to when a suspension lasts.',
  'help.privacy.kept.staffMessages.why': 'So that the message reaches the child, even on another day.',
  'help.privacy.kept.audit': 'What staff did',
  'help.privacy.kept.audit.what':
    'Which member of staff viewed or decided what, when, and about which account: ids and numbers, never words.',
  'help.privacy.kept.audit.why': 'So that it can be checked later what staff did.',
  'help.privacy.kept.audit.long':
    'Who on the staff did something, and when: for ever. About which account: until that account is erased.',
  'help.privacy.kept.log': 'The server log',
  'help.privacy.kept.log.what':
    'Which call was made, when, how long it took, and a stand-in for the account that changes at each restart. No words, names, e-mail addresses or network addresses.',
  'help.privacy.kept.log.why': 'To find faults.',
  'help.privacy.kept.log.gap': 'how long log files and backups are kept, and where.',
  'help.privacy.kept.log.operator': 'Log files and backups here:',
  'help.privacy.kept.backups': 'Backups',
  'help.privacy.kept.backups.what': 'Copies of all of the above, except for the server log.',
  'help.privacy.kept.backups.why': 'To bring everything back when a machine breaks.',
  'help.privacy.kept.backups.long':
    'One from before an upgrade: {upgradeBackupDays} days. Those of each night: as long as the people who run this Lilypad say; two weeks, where nothing was changed. Until then they also hold what was erased. If one has to be restored, it must be erased again.',
} as const;
