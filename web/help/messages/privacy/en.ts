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
    'See it, take a copy, correct it, withdraw consent, or have everything erased: on your pages, or by replying to any of our e-mails.',
  'help.privacy.summary.rights.link': 'Write to us',

  'help.privacy.intro':
    'Schools, clubs and families run Lilypad on computers of their own. This page is made from the settings of the one you are visiting. It describes what is there today, and it marks what only the people who run it can know.',
  'help.privacy.badge': 'It claims no seal or certificate, and it is not legal advice.',

  'help.privacy.who': 'Who is responsible',
  'help.privacy.who.text':
    "The controller is the person or organization that runs this Lilypad. This page calls them the operator. The authors of the program run nothing and receive nothing: your data stays on the operator's computer.",
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

  'help.privacy.notKept': 'What we never ask for',
  'help.privacy.notKept.text':
    'No phone number, no address, no school, no photo, no location, no contacts and no advertising id. No child can pay or upload a picture. A parent can upload the form that they have signed and, where this Lilypad offers it, show by a payment who they are.',

  'help.privacy.sees': 'Who sees what',
  'help.privacy.sees.alone':
    'Below {consentAge}, other children see nothing of your child, and your child sees nothing of theirs, until you consent. Every part stays off until you switch it on.',
  'help.privacy.sees.kids':
    "Before two children are buddies, each sees the other's username, picture, level and points, and how many stories, likes, solved riddles and correct answers they have. They never receive a first or last name, a date of birth, an e-mail address or anything about a parent.",
  'help.privacy.sees.onlyBuddies':
    'Buddies also see the display name, the favorite color, the bio, and when the child joined. They see when a child is here or typing only if the child allows it: below 13 this is off until the child switches it on. Nobody sees when a message was read.',
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
    'Only two buddies can chat, and below {consentAge} only if a parent of each has allowed it. Ready-made phrases and typing are allowed separately; typing needs a parent who has shown who they are: by a signed form, in person, or, where it is offered, by a payment that is given back. The filter checks every message, and what a grown-up should see first is held back.',
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
    'The pages load nothing from other websites: no fonts, no pictures, no statistics. A rule that your browser enforces forbids it. The program sends data to nobody but the services that the operator has chosen, as follows.',
  'help.privacy.others.mail': 'E-mails leave through a mail server.',
  'help.privacy.others.alarm':
    'Where staff are alerted by a service as well as by e-mail, it hears how many urgent cases wait and of which kind, and nothing about a child.',
  'help.privacy.others.payment':
    'Where a payment can show who a parent is, a payment provider takes it and gives it back. It hears nothing of the child from us.',
  'help.privacy.others.model':
    'Where a language model drafts riddles for our staff to check, it gets the topic and the age, and nothing that a child has written.',
  'help.privacy.others.gap':
    'who provides the computer and the mail server, in which country, and under which contract.',

  'help.privacy.device': 'Cookies and what stays on the device',
  'help.privacy.device.none': 'Reading these pages sets no cookie.',
  'help.privacy.device.session':
    'Signing in sets one cookie, the key of the session. Scripts cannot read it, and other sites cannot send it.',
  'help.privacy.device.known':
    "A second cookie remembers for a year that you have signed in with this browser, so that someone else's wrong passwords cannot slow you down. It holds no name.",
  'help.privacy.device.parent':
    "A parent's own session has a cookie of its own, which ends with the browser. It opens the parent's pages, and a child's cookie does not.",
  'help.privacy.device.path':
    'A sign-up below {consentAge} sets a third one for {signUpPathHours} hours, as described under “How a child joins”.',
  'help.privacy.device.storage':
    'The browser itself keeps how the page looks, a sign-up that waits for its code, what was typed but not sent until the tab is closed (never a password), which levels, buddies, stories, achievements and daily challenges were celebrated already, whether the first riddle was skipped, for 20 minutes the page to which the new link of a parent leads back, and files of the app for when there is no network.',
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
    'Ask: on your pages you see what you agreed to, take a copy, correct names and dates, and delete the account. Or reply to any of our e-mails, or use the contact page, also to object; then a person does it.',
  'help.privacy.rights.limit':
    'Limit: on your page, which a link from an e-mail opens, you switch each part on and off, pause the account, and set open hours and a daily limit. It holds at once. The account and your consent stay.',
  'help.privacy.rights.revoke':
    'Withdraw consent: on your pages, or with the link in the e-mail that confirms your consent. Your child is signed out at once, nothing of theirs is shown any more, and after 7 days everything is erased. Until then you can undo it.',
  'help.privacy.rights.erase':
    'Erase: everything about the child leaves every table at once, and your address too if no other child of yours is here. Two things stay: a proof of consent without names and, where the law asks for it, the copy of a case in the review queue until a day that staff have set. Backups follow in the time that the operator names.',
  'help.privacy.rights.child':
    'Your child can see and end sessions, change settings and color, delete stories, and delete the account. Then nobody sees it any more, and it is erased after {undoDays} days. Below 13 we e-mail you a link to keep it; from 13 on, signing in keeps it. Name, username and birthday cannot be changed by the child.',
  'help.privacy.rights.proof':
    'Before anything is handed out, the operator has to make sure that it is you: write from the address that the code came to.',
  'help.privacy.rights.complain': 'You can complain to the data protection authority of your country.',
  'help.privacy.coppa': 'For readers of the COPPA rule',
  'help.privacy.coppa.text':
    'For 16 CFR part 312, in short: what is collected from children, and why, stands under “What is kept, why, and how long”; who sees and receives it, under “Who sees what” and “Who else receives data”. Other children receive nothing without verifiable parental consent. You give it on the page that our notice links to, and a second e-mail confirms it a day later. What needs more than an e-mail opens by a signed form, in person with staff, or by a payment that is given back; the people who run this Lilypad choose which of these they offer. You can review, have erased, and refuse any further collection, as described under “What you can do”.',
  'help.privacy.coppa.gap':
    'name, address, telephone number and e-mail address of all operators, as the rule asks for.',
  'help.privacy.changes': 'Changes',
  'help.privacy.changes.text':
    'This page changes together with the program. Its source and all earlier versions are public.',
} as const;
