/** The privacy page for grown-ups. Every sentence that promises something stands in web/help/claims.ts and is proven. */
export const helpPrivacy = {
  'help.privacy.summary': 'In short',
  'help.privacy.summary.sees': 'Who sees your child',
  'help.privacy.summary.sees.text':
    'Nobody, until you consent. Then you choose each part. Other children never see a real name, a birthday or an e-mail address.',
  'help.privacy.summary.sees.link': 'Who sees what',
  'help.privacy.summary.kept': 'What is kept',
  'help.privacy.summary.kept.text':
    'Only what the account needs to work and to keep children safe. No ads, no trackers, nothing sold.',
  'help.privacy.summary.kept.link': 'What, why and how long',
  'help.privacy.summary.rights': 'What you can do',
  'help.privacy.summary.rights.text':
    'See it, correct it, withdraw consent, or have everything erased. Reply to any of our e-mails, or write to us here.',
  'help.privacy.summary.rights.link': 'Write to us',

  'help.privacy.intro':
    'Schools, clubs and families run Lilypad on computers of their own. This page is made from the settings of the one you are visiting. It describes what is there today, and it marks what only the people who run it can know.',
  'help.privacy.badge': 'It claims no seal or certificate, and it is not legal advice.',

  'help.privacy.who': 'Who is responsible',
  'help.privacy.who.text':
    "The controller is the person or organisation that runs this Lilypad. This page calls them the operator. The authors of the program run nothing and receive nothing: your data stays on the operator's computer.",
  'help.privacy.who.gap': 'name and postal address, and a data protection officer where the law asks for one.',
  'help.privacy.who.mail': 'By e-mail: {contactEmail}.',
  'help.privacy.who.form':
    'You can reach them through the contact page, and by replying to any e-mail from this Lilypad.',

  'help.privacy.joining': 'How a child joins',
  'help.privacy.joining.ages':
    'Children from {minAge} to {maxAge} can sign up. Below {consentAge} the form asks for a parent, and only that address gets the code that creates the account.',
  'help.privacy.joining.consent':
    "The notice that follows asks for your consent with a link that works once. If you don't answer, we remind you on the third and the sixth day. After {answerDays} days we erase the account and your address. If you say no, we erase everything a day later; until then you can undo it.",
  'help.privacy.joining.refused':
    'Anyone outside these ages gets a neutral answer that does not say which date would work. What they typed is not kept.',
  'help.privacy.joining.path':
    'For {signUpPathHours} hours, a browser that was asked for a parent, or turned away, cannot sign up with another date of birth. A sealed cookie remembers this; it holds no name.',

  'help.privacy.kept': 'What is kept, why, and how long',
  'help.privacy.kept.what': 'What',
  'help.privacy.kept.why': 'Why',
  'help.privacy.kept.long': 'How long',
  'help.privacy.kept.untilErased': 'Until the account is erased.',
  'help.privacy.kept.account': 'The account',
  'help.privacy.kept.account.what':
    'Username, display name, first and last name, date of birth, favourite colour, bio, a new name or bio that waits for review, picture, the look and name of the own frog, settings (also whether buddies see when the child is here), language and time zone. The password, only as a salted hash. From {consentAge} on, the e-mail address. When the account was made, changed and last used. Whether a parent has consented, to what, how and when.',
  'help.privacy.kept.account.why': 'To let the child in, and to know which rules apply at their age.',
  'help.privacy.kept.parent': 'The parent',
  'help.privacy.kept.parent.what':
    'Your e-mail address, your name as the child or our staff gave it, which accounts belong to you, and when we wrote to you or an e-mail failed.',
  'help.privacy.kept.parent.why':
    'To send the code, the notice, what follows from your answer, and a link when a password is lost.',
  'help.privacy.kept.parent.long': 'Until the last account that belongs to you is erased.',
  'help.privacy.kept.consent': 'Consent',
  'help.privacy.kept.consent.what':
    'Which grown-up answered what, when, how, and to which notice. For consent in person also the name, whether mother, father or guardian, and which member of staff was there. Which notice applied when, and who published it.',
  'help.privacy.kept.consent.why': 'To know what is allowed, and to be able to prove it.',
  'help.privacy.kept.consent.long':
    'Until the account is erased. Then the names go, and a proof without names stays until {proofYears} years after the answer.',
  'help.privacy.kept.leaving': 'Accounts being deleted',
  'help.privacy.kept.leaving.what':
    'That an account was deleted, when, when it will be erased, and which member of staff asked for it if it was not the child.',
  'help.privacy.kept.leaving.why': 'So that it can be restored until then, and is erased on time.',
  'help.privacy.kept.leaving.long': 'Until the account is erased after {undoDays} days, or restored.',
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
  'help.privacy.kept.boards': 'Leaderboards',
  'help.privacy.kept.boards.what':
    'The points of each week. For a child who takes part: since when, in which age group, and the rank and points of past weeks.',
  'help.privacy.kept.boards.why':
    'To show who won points this week. Only to buddies and children of the same age group, and only of children who switched it on; below 13 a parent has to allow it as well.',
  'help.privacy.kept.boards.long': 'The points and ranks for four weeks. The rest until the child switches it off.',
  'help.privacy.kept.time': 'Time',
  'help.privacy.kept.time.what': 'The minutes in which the child did something here.',
  'help.privacy.kept.time.why': 'So that we can tell you how much time your child spends here, if you ask.',
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
    'What a child writes to buddies and draws for them, what the filter hid or held back, what may be part of a phone number or of a name in another app, when a message was read, and who the child has chatted with.',
  'help.privacy.kept.chats.why':
    'So that messages arrive once and in order, and staff can look when something is wrong.',
  'help.privacy.kept.chats.long': 'Messages for 90 days. Who chatted with whom, until the account is erased.',
  'help.privacy.kept.others': 'Buddies',
  'help.privacy.kept.others.what':
    'Who the buddies are, since when, and which are favourites. A friend code, if the child made one. Whether suggestions are wanted. Which other children the child has had contact with here, and which they have blocked.',
  'help.privacy.kept.others.why':
    'To show buddies to each other, to make a block work everywhere, and to notice when several children block the same one.',
  'help.privacy.kept.waves': 'Waves at ponds',
  'help.privacy.kept.waves.what': 'Which buddy left which ready-made wave at a pond, and when.',
  'help.privacy.kept.waves.why': 'So that a child sees who came to visit. One wave a day counts for each buddy.',
  'help.privacy.kept.waves.long': '14 days.',
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
  'help.privacy.kept.rounds.long': '7 days after the game began.',
  'help.privacy.kept.together': 'Games with others',
  'help.privacy.kept.together.what':
    'Which game, its name, who hosted it and who played, when each player was last there, scores and points. Ready-made words that players say to each other are not kept.',
  'help.privacy.kept.together.why': 'So that children can play together, come back after a break, and see how it went.',
  'help.privacy.kept.together.long': '30 days.',
  'help.privacy.kept.activities': 'Activities',
  'help.privacy.kept.activities.what':
    "Who liked something of the child's, wrote a comment or became a buddy, and when the child last looked.",
  'help.privacy.kept.activities.why': 'So that a child hears what others did, and sees what is new.',
  'help.privacy.kept.activities.long': '90 days. When the child last looked, until the account is erased.',
  'help.privacy.kept.events': 'Events',
  'help.privacy.kept.events.what':
    'That something happened, such as a sign-up or a solved riddle, and whether an e-mail about it failed: ids and numbers, never words.',
  'help.privacy.kept.events.why': 'So that every e-mail goes out exactly once, even after a power cut.',
  'help.privacy.kept.events.long':
    'Until the account is erased. Events without an account name nobody and stay 30 days.',
  'help.privacy.kept.sessions': 'Devices that are signed in',
  'help.privacy.kept.sessions.what':
    'What the browser and the system call themselves, since when, and when last used. Of the key only a hash.',
  'help.privacy.kept.sessions.why': 'To keep the child signed in, and to let them sign out a device from elsewhere.',
  'help.privacy.kept.sessions.long':
    '{sessionIdleHours} hours after the last use, or {sessionDays} days if “Keep me signed in” was ticked.',
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
    'How many codes an e-mail address and a network address have asked for, wrong passwords by name and network address, and from which network address a visitor wrote about danger. Each only as a keyed hash.',
  'help.privacy.kept.counts.why': 'So that nobody can guess passwords or flood a mailbox.',
  'help.privacy.kept.counts.long':
    '{codeMailHours} hours for codes, {wrongPasswordMinutes} minutes for passwords, one hour for messages about danger.',
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
    "A copy of each story, name or comment that waits for review, of what children report, of urgent messages, and of a child's answer to a suspension. Who wrote it, how urgent it is, what was added, how many of the staff were alerted and when, who works on it, their private notes, and who decided what.",
  'help.privacy.kept.moderation.why': 'So that a grown-up looks at it, exactly as it was.',
  'help.privacy.kept.moderation.long':
    'The copy and the notes until {caseCopyDays} days after the decision. If the child deletes a waiting story, its copy goes at once. The decision, until the account is erased. Where the law asks for it, staff can keep a copy longer.',
  'help.privacy.kept.reports': 'Reports by children',
  'help.privacy.kept.reports.what':
    'Who reported what, which picture they chose as the reason, and when. Only staff can see this.',
  'help.privacy.kept.reports.why':
    'To look into it, to hide it from the child who reported it, and to tell them what came of it.',
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

  'help.privacy.notKept': 'What we never ask for',
  'help.privacy.notKept.text':
    'No phone number, no address, no school, no photo, no location, no contacts, no advertising id and no payment. Nobody can upload a picture.',

  'help.privacy.sees': 'Who sees what',
  'help.privacy.sees.alone':
    'Below {consentAge}, other children see nothing of your child, and your child sees nothing of theirs, until you consent. Every part stays off until you switch it on.',
  'help.privacy.sees.kids':
    "Before two children are buddies, each sees the other's username, picture, level and points, and how many stories, likes, solved riddles and correct answers they have. They never receive a first or last name, a date of birth, an e-mail address or anything about a parent.",
  'help.privacy.sees.onlyBuddies':
    'Buddies also see the display name, the favourite colour, the bio, and when the child joined. They see when a child is here or typing only if the child allows it: below 13 this is off until the child switches it on. Nobody sees when a message was read.',
  'help.privacy.sees.boards':
    'On leaderboards, buddies and children of the same age group who take part see username, picture, level and points of the week. A child takes part only after switching it on, below 13 only where a parent has allowed it, and is gone from every list after switching it off.',
  'help.privacy.sees.words':
    'A grown-up reviews a new display name or bio before buddies see it: in the first 7 days of every account, always where consent came by e-mail, and whenever the filter is unsure. Until then buddies see the old one.',
  'help.privacy.sees.asking':
    'A buddy request shows username, picture and level, and no message. An account can send 3 requests a day in its first 7 days, and 10 a day after that.',
  'help.privacy.sees.held':
    'Drawings, stories that may reach children who are not buddies, and everything from children whose parent consented by e-mail wait until a grown-up has reviewed them. So does anything that the filter is unsure about. Whether other stories and comments wait too, the people who run this Lilypad decide. Until then only the author can read it.',
  'help.privacy.sees.posts':
    'A story goes to buddies of its author. It goes to more children of about the same age only where a parent has allowed that, or from 13 on where the young person has chosen it. Only buddies of the author can comment.',
  'help.privacy.sees.messages':
    'Only two buddies can chat, and below {consentAge} only if a parent of each has allowed it. Ready-made phrases and typing are allowed separately; typing needs consent in person. The filter checks every message, and what a grown-up should see first is held back.',
  'help.privacy.sees.staff':
    'Staff read what waits for review, what children report and what the filter marks as urgent, with a few messages around it. Every view is logged.',
  'help.privacy.sees.count': 'Everyone can see how many children are here; from 100 on as a rounded number.',
  'help.privacy.sees.operator': 'Like anyone who runs a server, the operator can look into its database.',

  'help.privacy.program': 'What the program decides',
  'help.privacy.program.text':
    "Some decisions are made by the program, on the operator's own computer. It reports to nobody outside.",
  'help.privacy.program.words':
    'Words: rude words, phone numbers, e-mail addresses and links are sent back to the child, or hidden in chats. What the filter is unsure about waits for a grown-up. Pieces written within a day are put together.',
  'help.privacy.program.signals':
    'Signs of grooming: signs in what one child writes to another are added up over 30 days. If there are too many, the message is held back and staff are alerted at once.',
  'help.privacy.program.crisis':
    'Signs of danger: words of a child who may be in danger are never refused. The child sees helplines, and staff are alerted at once.',
  'help.privacy.program.blocks':
    'Blocks: if three children who have had contact with a child, and have been here for more than 3 days, block that child, the account is hidden and signed out at once. You get an e-mail. A member of staff decides within 72 hours; otherwise the account comes back by itself.',
  'help.privacy.program.asking':
    'Strangers: staff are asked to look at a new account that reaches its limit of requests on 3 days, or that 5 children have declined.',
  'help.privacy.program.ask':
    'If you think such a decision is wrong, reply to any of our e-mails or use the contact page. A person looks at it.',

  'help.privacy.basis': 'Purposes and legal basis',
  'help.privacy.basis.text':
    "Data is used for three purposes: to run the account, to keep children and the service safe, and to answer you. It is not used for advertising and not sold. Nobody's interests are worked out from what they do here.",
  'help.privacy.basis.gdpr':
    'For readers of the GDPR: running the account would usually rest on a contract or on your consent (article 6(1)(a) or (b), with article 8), and safety on legitimate interests (article 6(1)(f)). The operator decides which applies here.',
  'help.privacy.basis.gap': 'the legal basis for each purpose, and the authority that one may complain to.',

  'help.privacy.others': 'Who else receives data',
  'help.privacy.others.text':
    'The program sends data to nobody by itself. Its pages load nothing from other websites: no fonts, no pictures, no statistics. A rule that your browser enforces forbids it. E-mails leave through the mail server that the operator has chosen.',
  'help.privacy.others.gap':
    'who provides the computer and the mail server, in which country, and under which contract.',

  'help.privacy.device': 'Cookies and what stays on the device',
  'help.privacy.device.none': 'Reading these pages sets no cookie.',
  'help.privacy.device.session':
    'Signing in sets one cookie, the key of the session. Scripts cannot read it, and other sites cannot send it.',
  'help.privacy.device.known':
    "A second cookie remembers for a year that you have signed in with this browser, so that someone else's wrong passwords cannot slow you down. It holds no name.",
  'help.privacy.device.path':
    'A sign-up below {consentAge} sets a third one for {signUpPathHours} hours, as described under “How a child joins”.',
  'help.privacy.device.storage':
    'The browser itself keeps how the page looks, a sign-up that waits for its code, what was typed but not sent until the tab is closed (never a password), which levels, buddies, stories, achievements and daily challenges were celebrated already, whether the first riddle was skipped, and files of the app for when there is no network.',
  'help.privacy.device.banner': 'None of it is for advertising or statistics, so there is no cookie banner.',

  'help.privacy.safe': 'Security',
  'help.privacy.safe.password': 'Passwords are kept as salted argon2id hashes, keys and codes as hashes.',
  'help.privacy.safe.guess':
    'A code can be tried five times. Wrong passwords make the next try slower, and never lock a child out.',
  'help.privacy.safe.end': 'A new password signs out all devices.',
  'help.privacy.safe.https': 'Where this Lilypad is reached by https, cookies travel by https only.',

  'help.privacy.rights': 'What you can do',
  'help.privacy.rights.know':
    'Know: after a sign-up below {consentAge} we e-mail you what is kept, what stays off, and how to have it all erased.',
  'help.privacy.rights.ask':
    'Ask: reply to that e-mail or any other of ours, or use the contact page, to see what is kept, get a copy, have it corrected, object, or have it erased. A person does it.',
  'help.privacy.rights.revoke':
    'Withdraw consent: the e-mail that confirms your consent has a link for it. Your child is signed out at once, nothing of theirs is shown any more, and after 7 days everything is erased. Until then you can undo it.',
  'help.privacy.rights.erase':
    'Erase: everything about the child leaves every table at once, and your address too if no other child of yours is here. A proof of consent without names stays. Backups follow in the time that the operator names.',
  'help.privacy.rights.child':
    'Your child can see and end sessions, change settings and colour, delete stories, and delete the account. Then nobody sees it any more, and it is erased after {undoDays} days. Below 13 we e-mail you a link to keep it; from 13 on, signing in keeps it. Name, username and birthday cannot be changed by the child.',
  'help.privacy.rights.proof':
    'Before anything is handed out, the operator has to make sure that it is you: write from the address that the code came to.',
  'help.privacy.rights.complain': 'You can complain to the data protection authority of your country.',
  'help.privacy.coppa': 'For readers of the COPPA rule',
  'help.privacy.coppa.text':
    'For 16 CFR part 312, in short: what is collected from children, and why, stands under “What is kept, why, and how long”; who sees and receives it, under “Who sees what” and “Who else receives data”. Other children receive nothing without verifiable parental consent. You give it on the page that our notice links to and a second e-mail confirms it a day later, or you give it to staff in person, where this Lilypad offers that. What needs more than an e-mail can only be allowed in person. You can review, have erased, and refuse any further collection, as described under “What you can do”.',
  'help.privacy.coppa.gap':
    'name, address, telephone number and e-mail address of all operators, as the rule asks for.',
  'help.privacy.changes': 'Changes',
  'help.privacy.changes.text':
    'This page changes together with the program. Its source and all earlier versions are public.',
} as const;
