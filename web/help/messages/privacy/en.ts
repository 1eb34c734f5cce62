/** The privacy page for grown-ups. Every sentence that promises something stands in web/help/claims.ts and is proven. */
export const helpPrivacy = {
  'help.privacy.intro':
    'Lilypad is a program that schools, clubs and families run themselves. This page is built from the settings of the Lilypad you are looking at. It promises nothing that is not built yet, and it says so where only the people who run it can know.',
  'help.privacy.badge': 'It claims no seal and no certificate, and it is not legal advice.',

  'help.privacy.who': 'Who is responsible',
  'help.privacy.who.text':
    "The controller is the person or organisation that runs this Lilypad, called the operator here. The authors of the program run nothing and receive nothing: your data stays on the operator's computer.",
  'help.privacy.who.gap': 'name and postal address, and a data protection officer where the law asks for one.',
  'help.privacy.who.mail': 'By e-mail: {contactEmail}.',
  'help.privacy.who.form':
    'You can reach them through the contact page, and by replying to any e-mail from this Lilypad.',

  'help.privacy.joining': 'How a child joins',
  'help.privacy.joining.ages':
    'Children from {minAge} to {maxAge} can sign up. Below {consentAge} the form asks for a parent, and the code that creates the account goes to that address only.',
  'help.privacy.joining.refused':
    'Anyone outside these ages gets one neutral answer that does not say which date would work. What they typed into the form is not kept.',
  'help.privacy.joining.path':
    'A browser that was sent to a parent, or away, stays on that path for {signUpPathHours} hours. This is sealed in a cookie and nowhere else.',

  'help.privacy.joining.consent':
    "The notice that follows asks for your consent with a link that works once. If you don't answer, we remind you on the third and the sixth day; on the seventh day we erase the account and your address. If you say no, everything is erased a day later, and until then you can undo it.",

  'help.privacy.kept': 'What is kept, why, and how long',
  'help.privacy.kept.what': 'What',
  'help.privacy.kept.why': 'Why',
  'help.privacy.kept.long': 'How long',
  'help.privacy.kept.account': 'The account',
  'help.privacy.kept.account.what':
    'Username, display name, first and last name, date of birth, favourite colour, a few words about themselves, a new name or new words that wait for review, picture, settings, language, time zone; the password as a salted hash only; from {consentAge} on the own e-mail address; when the account was made, changed and last used; whether a parent has consented, to what, how and when.',
  'help.privacy.kept.account.why': 'To let the child in, and to know which rules for their age apply.',
  'help.privacy.kept.untilErased': 'Until the account is erased.',
  'help.privacy.kept.parent': 'The parent',
  'help.privacy.kept.parent.what':
    'Your e-mail address, the name that the child, or staff, gave for you, which accounts belong to you, and when we wrote to you.',
  'help.privacy.kept.parent.why':
    'To send the code, the notice about what is kept, what follows from your answer to it, and the link when a password is lost.',
  'help.privacy.kept.parent.long': 'Until the last account that belongs to you is erased.',
  'help.privacy.kept.consent': 'Consent',
  'help.privacy.kept.consent.what':
    'Which grown-up has said yes or no to what, when, how, and to which notice; of a yes in person also the name, whether mother, father or guardian, and who of the staff was there. Which text of the notice held when, and who published it.',
  'help.privacy.kept.consent.why': 'To know what is allowed, and to be able to prove it.',
  'help.privacy.kept.consent.long':
    'Until the account is erased. The names go then, and a proof without any stays until {proofYears} years after the answer.',
  'help.privacy.kept.leaving': 'Accounts on their way out',
  'help.privacy.kept.leaving.what':
    'That an account was ended, when, when it will be erased, and which of the staff wished it, if it was not the child.',
  'help.privacy.kept.leaving.why': 'So that it can still be kept, and is erased on its day.',
  'help.privacy.kept.leaving.long': 'Until the account is erased after {undoDays} days, or kept.',
  'help.privacy.kept.links': 'Links in mails to parents',
  'help.privacy.kept.links.what': 'A hash of each, what it is for, and whether it was used.',
  'help.privacy.kept.links.why': 'So that only who has the mail can answer, and only once.',
  'help.privacy.kept.links.long':
    '30 days after it has run out; once the account is erased, 60 days after the mail at most.',
  'help.privacy.kept.blocked': 'Addresses that we never mail again',
  'help.privacy.kept.blocked.what': 'The address of whoever said no, or “not my child”, as a keyed hash only.',
  'help.privacy.kept.blocked.why': 'So that nobody is bothered by us twice.',
  'help.privacy.kept.blocked.long': 'As long as this Lilypad runs, or until you ask to be written to again.',
  'help.privacy.kept.play': 'Play',
  'help.privacy.kept.play.what':
    'Every guess, what was solved, revealed, answered or reacted to, and the points for it; which level was reached when.',
  'help.privacy.kept.play.why': 'To pay nothing twice, to show no card twice, and to count levels.',
  'help.privacy.kept.time': 'Time',
  'help.privacy.kept.time.what': 'The minutes in which the child did something here.',
  'help.privacy.kept.time.why': 'So that you can be told how much time your child spends here, if you ask.',
  'help.privacy.kept.posts': 'Stories',
  'help.privacy.kept.posts.what': 'What a child hands in for others, words and drawings, and whether it still waits.',
  'help.privacy.kept.posts.why': 'So that a grown-up can look at it before anybody else does.',
  'help.privacy.kept.posts.long':
    'Words and drawings until the child deletes them; that there were some, and when, until the account is erased.',
  'help.privacy.kept.comments': 'Comments and hearts',
  'help.privacy.kept.comments.what':
    'What a child writes below stories, whether it still waits, whether the author of the story has hidden it, whether it may be a piece of a phone number, and which stories and comments the child gave a heart.',
  'help.privacy.kept.comments.why': 'So that children can answer each other, and so that a heart counts once.',
  'help.privacy.kept.chats': 'Chats',
  'help.privacy.kept.chats.what':
    'What a child writes to friends, what of it the program hid or held back, what may be a piece of a phone number or of a name in another app, and when it was read; with whom the child has chatted.',
  'help.privacy.kept.chats.why':
    'So that messages arrive once and in order, and so that a grown-up of the staff can look when something is wrong.',
  'help.privacy.kept.chats.long': 'Messages for 90 days; with whom, until the account is erased.',
  'help.privacy.kept.others': 'Buddies',
  'help.privacy.kept.others.what':
    'Who are buddies, since when, and which are favourites; a friend code, where a child has made one, and whether suggestions are wanted; which other children a child has had to do with here, and whom they have blocked.',
  'help.privacy.kept.others.why':
    'To show children each other, so that a block holds everywhere, and so that several of them bring a grown-up of the staff to look.',
  'help.privacy.kept.requests': 'Who wants to be buddies',
  'help.privacy.kept.requests.what':
    'Who has asked whom, what became of it, and what you have answered where you were asked; of the link in our mail only a hash; the days on which an account tried to ask more children than allowed.',
  'help.privacy.kept.requests.why':
    'So that both children, and below 13 a grown-up of each, can say yes or no, and so that staff look at a new account that asks many strangers: one that reached its limit on 3 days, or that 5 children declined.',
  'help.privacy.kept.requests.long':
    '30 days for an answer, 30 more for the grown-ups, and 30 after that; the days, 30 days.',
  'help.privacy.kept.activities': 'Activities',
  'help.privacy.kept.activities.what':
    'Who gave a heart to the child, wrote a comment or became a buddy, and when the child last looked.',
  'help.privacy.kept.activities.why': 'So that a child learns what others did, and sees what is new.',
  'help.privacy.kept.activities.long': '90 days; when the child last looked, until the account is erased.',
  'help.privacy.kept.events': 'Happenings',
  'help.privacy.kept.events.what':
    'That something happened, such as a sign-up or a solved riddle: ids and figures, never words.',
  'help.privacy.kept.events.why': 'So that mails go out exactly once, also after a power cut.',
  'help.privacy.kept.events.long':
    'Until the account is erased. What belongs to no account names nobody and stays 30 days.',
  'help.privacy.kept.sessions': 'Devices that are signed in',
  'help.privacy.kept.sessions.what':
    'What browser and system call themselves, since when, and when last used. Of the key only a hash.',
  'help.privacy.kept.sessions.why': 'To keep the child signed in, and to let them sign out a device from afar.',
  'help.privacy.kept.sessions.long':
    '{sessionIdleHours} hours after the last use, or {sessionDays} days where “Keep me signed in” was ticked.',
  'help.privacy.kept.signUps': 'Sign-ups that wait for a code',
  'help.privacy.kept.signUps.what': 'The form, with the password as a salted hash, and the code as a hash.',
  'help.privacy.kept.signUps.why': 'To make the account once the code is typed in.',
  'help.privacy.kept.signUps.long':
    '{ownCodeMinutes} minutes for a code to an own address, {parentCodeHours} hours for one to a parent; with codes sent again, {signUpHours} hours at most.',
  'help.privacy.kept.resets': 'Lost passwords',
  'help.privacy.kept.resets.what': 'A hash of the link that we mailed.',
  'help.privacy.kept.resets.why': 'To let in who has the mail, and nobody else.',
  'help.privacy.kept.resets.long': '{resetMinutes} minutes, or until it is used.',
  'help.privacy.kept.counts': 'Counters against misuse',
  'help.privacy.kept.counts.what':
    'How many codes an e-mail address and a network address have asked for, wrong passwords by name and network address, and from which network address a visitor wrote about danger; each only as a keyed hash.',
  'help.privacy.kept.counts.why': 'So that nobody can try passwords, or flood a mailbox.',
  'help.privacy.kept.counts.long':
    '{codeMailHours} hours for codes, {wrongPasswordMinutes} minutes for passwords, an hour for messages about danger.',
  'help.privacy.kept.letters': 'Messages of the contact page',
  'help.privacy.kept.letters.what':
    'Name, e-mail address, subject and message; whose, where a child was signed in; when and by whom of the staff it was answered, with their note.',
  'help.privacy.kept.letters.why': 'To answer you.',
  'help.privacy.kept.letters.long': '{contactDays} days; those of a signed-in child no longer than the account.',
  'help.privacy.kept.staff': 'Staff',
  'help.privacy.kept.staff.what':
    'Username and password hash; what the second step when signing in needs, encrypted or as hashes; since when somebody is on duty; when they last signed in, and when they were removed; the address of an invitation and who made it, until it is used or a day is over.',
  'help.privacy.kept.staff.why': 'So that only staff is let in as staff.',
  'help.privacy.kept.staff.long': 'Until an admin removes the account. The username stays beside what they decided.',
  'help.privacy.kept.judged': 'What staff judge',
  'help.privacy.kept.judged.what':
    'A copy of each story or comment that waits, of what children tell us about, of urgent messages and of what a child answers to a rest; whose it is, how pressing it is, what was added to it, when staff were notified and read it, and what was decided by whom.',
  'help.privacy.kept.judged.why': 'So that a grown-up looks at it, and so that it stays as it was until they do.',
  'help.privacy.kept.judged.long':
    'The copy until {caseCopyDays} days after the decision; that of a story that only waited goes when the child takes it back. What was decided, until the account is erased. Where the law asks for it, staff can hold a copy for longer.',
  'help.privacy.kept.reports': 'What children tell us about',
  'help.privacy.kept.reports.what': 'Who told us of what, with which picture, and when. Nobody but staff learns of it.',
  'help.privacy.kept.reports.why': 'To look at it, to hide it from whoever told us, and to say what came of it.',
  'help.privacy.kept.notices': 'Words of staff to the child',
  'help.privacy.kept.notices.what': 'Which of our sentences was sent, when it was read, and rests: from when to when.',
  'help.privacy.kept.notices.why': 'So that they reach the child, also on another day.',
  'help.privacy.kept.audit': 'What staff did',
  'help.privacy.kept.audit.what':
    'Which member of staff read or decided what, when, and on whom: ids and figures, never words.',
  'help.privacy.kept.audit.why': 'So that what staff do here can be looked up and checked later.',
  'help.privacy.kept.audit.long':
    'That somebody on the staff did something, and when, for ever; on whom, until that account is erased.',
  'help.privacy.kept.log': 'The log of the server',
  'help.privacy.kept.log.what':
    'Which call was made, when, how long it took, with a stand-in for the account that changes at each start. No words, no names, no e-mail and no network addresses.',
  'help.privacy.kept.log.why': 'To find faults.',
  'help.privacy.kept.log.gap': 'how long log files and backups are kept, and where.',
  'help.privacy.notKept': 'Not asked for, and not kept',
  'help.privacy.notKept.text':
    'No telephone number, no address, no school, no photo, no place, no contacts, no advertising id, and no payment. Nobody can upload a picture.',

  'help.privacy.basis': 'Purposes and legal basis',
  'help.privacy.basis.text':
    'Data is used for three ends: to run the account that was asked for, to keep children and the service safe, and to answer you. It is not used for advertising, not sold, and nobody is profiled.',
  'help.privacy.basis.machine':
    'One thing is decided by the program alone: words that are on a list of rude words, or look like a telephone number, a mail address or a link, are sent back to the child to be changed. It runs on the server of the operator and reports nothing.',
  'help.privacy.basis.gdpr':
    'For readers of the GDPR: running the account would usually rest on the agreement with you or on your consent (article 6, 1 a or b, with article 8), safety on legitimate interests (1 f). Which of them holds here is for the operator to say.',
  'help.privacy.basis.gap': 'the legal basis for each purpose, and the authority that one may complain to.',

  'help.privacy.sees': 'Who sees what',
  'help.privacy.sees.kids':
    "Other children never receive a first or last name, a date of birth, an e-mail address or anything about a parent. Before two children are buddies, they see each other's username, picture, level and points, and how many stories, likes, riddles and right answers. Only buddies also see each other's display name, favourite colour, the few words about themselves, and when each joined.",
  'help.privacy.sees.words':
    'A grown-up reviews a new display name, and new words about themselves, before buddies see them: in the first 7 days of every account, always where consent came by e-mail, and whenever the filter is unsure. Until then buddies see what was there before.',
  'help.privacy.sees.asking':
    'In its first 7 days an account can ask 3 children a day to be buddies, later 10. A request shows its username, picture and level, and no message.',
  'help.privacy.sees.alone':
    'Below {consentAge}, nothing of a child is shown to other children and nothing of others to them as long as no parent has consented. Each part is off until a parent opens it by itself.',
  'help.privacy.sees.held':
    'A story that a young person from {consentAge} on hands in waits until a grown-up has looked at it. Till then nobody else can read it. A comment waits where the program wonders about its words.',
  'help.privacy.sees.messages':
    'Only two friends can chat. Below {consentAge} a parent of each has opened that: ready-made phrases by itself, own words by a stronger yes. The program reads along, puts together what was written in pieces within a day, and holds back what a grown-up should see first. Only friends of its author can comment on a story.',
  'help.privacy.sees.count': 'Everybody sees how many children live here; from 100 on a rounded number.',
  'help.privacy.sees.operator':
    'The operator can look into the database of their own computer, as whoever runs a computer can.',

  'help.privacy.others': 'Others who receive data',
  'help.privacy.others.text':
    'The program sends data to nobody by itself. Its pages load nothing from other hosts: no fonts, no pictures, no statistics; a rule that your browser enforces forbids it. Mails leave by the mail server that the operator has chosen.',
  'help.privacy.others.gap':
    'who provides the computer and the mail server, in which country, and under which contract.',

  'help.privacy.device': 'Cookies and what stays on the device',
  'help.privacy.device.none': 'Reading these pages sets no cookie.',
  'help.privacy.device.session':
    'Signing in sets one cookie, the key of the session. Scripts cannot read it, and other sites cannot send it along.',
  'help.privacy.device.known':
    "A second one remembers for a year that you have signed in on this browser before, so that someone else's wrong passwords cannot slow you down. It holds no name.",
  'help.privacy.device.path':
    'A sign-up below {consentAge} sets a third one for {signUpPathHours} hours, as told under “How a child joins”.',
  'help.privacy.device.storage':
    'The browser keeps by itself: how the page looks, a sign-up that waits for its code, what was typed but not sent until the tab is closed (never a password), and files of the app for times without a network.',
  'help.privacy.device.banner': 'None of it is for advertising or statistics, so there is no banner to click away.',

  'help.privacy.safe': 'Security',
  'help.privacy.safe.password': 'Passwords are kept as salted argon2id hashes, keys and codes as hashes.',
  'help.privacy.safe.guess':
    'A code can be tried five times. Wrong passwords make the next try slower, and never lock a child out.',
  'help.privacy.safe.end': 'A new password signs out all devices.',
  'help.privacy.safe.https': 'Where this Lilypad is reached by https, the cookie travels by https only.',

  'help.privacy.rights': 'What you can do',
  'help.privacy.rights.know':
    'After a sign-up below {consentAge} you get a mail that tells what is kept, what stays off, and how to have it all erased.',
  'help.privacy.rights.ask':
    'Answer that mail, or any other of ours, or use the contact page: to learn what is kept, to have it corrected, to get a copy, to object, or to have it erased. A person does it.',
  'help.privacy.rights.erase':
    'Erasing takes everything out of every table at once, your address included if no other child of yours is here, and signs the child out. Backups follow in the time that the operator names.',
  'help.privacy.rights.revoke':
    'The mail that confirms your consent has a link to take it back. Your child is signed out at once, nothing of theirs is shown any more, and after 7 days everything is erased; until then you can undo it.',
  'help.privacy.rights.child':
    'The child can see and end sessions, change settings and colour, delete own stories, and end the account. Then nobody sees it any more, and it is erased after {undoDays} days. Below 13 you get a mail with a link to keep it until then; from 13 on signing in keeps it. Name, username and birthday the child cannot change.',
  'help.privacy.rights.proof':
    'Before anything is handed out the operator has to make sure that it is you: write from the address that the code came to.',
  'help.privacy.rights.complain': 'You may complain to the data protection authority of your country.',

  'help.privacy.coppa': 'For readers of the COPPA rule',
  'help.privacy.coppa.text':
    'For 16 CFR part 312, in short: what is collected from children, and why, stands under “What is kept, why, and how long”; who sees and who receives it, under “Who sees what” and “Others who receive data”. Other children receive nothing without verifiable parental consent, which is given on the page that our notice leads to and confirmed by a second mail a day later, or in person before staff, as far as this Lilypad offers it; what needs more than a mail opens in person only. You may review, have erased, and refuse any further collection, by the ways under “What you can do”.',
  'help.privacy.coppa.gap':
    'name, address, telephone number and e-mail address of all operators, as the rule asks for.',

  'help.privacy.changes': 'Changes',
  'help.privacy.changes.text':
    'This page changes together with the program. Its source, with all earlier versions, is open to everybody who wants to compare.',
} as const;
