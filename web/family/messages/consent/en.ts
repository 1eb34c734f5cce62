/** What a parent reads who has opened a link from one of our mails. Calm, and to be read in two minutes. */
export const familyConsent = {
  'consent.title': 'Your answer',
  'consent.loading': 'Looking at your link',
  'consent.place': 'A question for a parent or guardian',

  'consent.decide.title': 'What may {username} do here?',
  'consent.decide.text':
    '{username} plays alone on Lilypad now. Choose what else you allow. Everything is off until you switch it on.',
  'consent.decide.restated':
    'Our notice to parents has changed. What you had allowed is off until you agree again. The new notice is in our mail.',
  'consent.decide.switches': 'With your yes, {username} may',
  'consent.scope.posts': 'Write posts and comments',
  'consent.scope.posts.hint':
    'Stories and drawings for buddies. A person looks at each one before anybody else reads it.',
  'consent.scope.buddies': 'Have buddies',
  'consent.scope.buddies.hint': 'Find children of about the same age, be found by them, and ask to be buddies.',
  'consent.scope.chat_phrases': 'Send ready-made phrases',
  'consent.scope.chat_phrases.hint': 'Short phrases and stickers that we wrote, with buddies only.',
  'consent.scope.multiplayer': 'Play games with others',
  'consent.scope.multiplayer.hint': 'Games for two to eight children of about the same age.',
  'consent.scope.leaderboards': 'Be on leaderboards',
  'consent.scope.leaderboards.hint': 'Username and points, among buddies or children of the same age.',
  'consent.scope.chat': 'Write own words in chats',
  'consent.scope.chat.hint': 'With buddies only. Every word passes a filter.',
  'consent.scope.reach': 'Reach beyond buddies',
  'consent.scope.reach.hint': 'Posts may be shown to more children of about the same age.',
  'consent.notYet': 'Where this Lilypad does not have a part, your choice opens nothing.',
  'consent.stronger': 'Only in person',
  'consent.stronger.text':
    'These need more than a mail. Speak with the people who run this Lilypad, and they record your yes.',
  'consent.inPersonOnly':
    'This Lilypad takes a yes in person only. Speak with the people who run it. You can say no here.',
  'consent.none': 'Nothing is switched on. That is fine: {username} keeps playing alone.',
  'consent.yes': 'Say yes',
  'consent.no': 'Say no',
  'consent.until': 'This link works until {until}. Without an answer, the account and your address are erased.',
  'consent.untilOnly': 'This link works until {until}.',
  'consent.change': 'You can take your yes back at any time: each of our mails tells how.',
  'consent.policy': 'Read the whole policy',

  'consent.no.title': 'Say no for {username}?',
  'consent.no.text':
    'The account and everything kept with it is erased after a day, your address included. You can undo it until then.',
  'consent.no.textRevoke':
    '{username} is signed out now. The account and everything kept with it is erased after 7 days. You can undo it until then.',
  'consent.no.sure': 'Yes, say no',
  'consent.back': 'Go back',

  'consent.wayOut.title': 'You have said yes for {username}',
  'consent.wayOut.text': 'If that was you and you are fine with it, there is nothing to do. You can close this page.',
  'consent.wayOut.open': 'Open now',
  'consent.wayOut.nothing': 'Nothing more than playing alone.',
  'consent.wayOut.what':
    'If you take it back, {username} is signed out at once, nothing of theirs is shown any more, and the account is erased after 7 days.',
  'consent.wayOut.button': 'Take my yes back',

  'consent.stay.title': 'Keep the account {username}?',
  'consent.stay.text':
    'Somebody who was logged in has ended it. Until {until} you can keep it as it was. Without your word everything is erased then.',
  'consent.stay.button': 'Keep the account',
  'consent.undo.title': 'Keep {username} after all?',
  'consent.undo.text': 'You have said no. Until {until} you can undo it, and nothing is erased.',
  'consent.undo.button': 'Undo my no',

  'consent.notMine.title': 'Is {username} not your child?',
  'consent.notMine.text':
    'Then we are sorry for the mail. With this button your address is erased here, nobody is mailed at it again, and the account ends unless another grown-up stands for it.',
  'consent.notMine.button': 'Not my child',

  'consent.done.granted': 'Thank you',
  'consent.done.granted.text': 'Your yes for {username} holds from now on.',
  'consent.done.granted.mail':
    'Tomorrow we send you a second mail that confirms it. It has a link to take your yes back.',
  'consent.done.stricter': 'Another grown-up of this child has answered more strictly. The stricter answer holds.',
  'consent.done.declined': 'You have said no',
  'consent.done.declined.text':
    'Nothing of {username} is shared. Everything is erased after {until}. We have sent you a mail with a link to undo it.',
  'consent.done.objected.text':
    'Another grown-up of {username} has said yes. Until our staff have looked at it, all that they had opened is off. Nothing is erased.',
  'consent.done.revoked': 'You have taken your yes back',
  'consent.done.revoked.text':
    '{username} is signed out, and nothing of theirs is shown any more. Everything is erased after {until}. We have sent you a mail with a link to undo it.',
  'consent.done.stays': 'The account stays',
  'consent.done.stays.text': '{username} can log in again, and everything is as before.',
  'consent.done.undone': 'All is as before',
  'consent.done.undone.text': 'Your no for {username} is taken back. We have sent you a mail about it.',
  'consent.done.pending': 'Nothing is erased',
  'consent.done.pending.text': 'You can answer anew: we have sent you our notice about {username} once more.',
  'consent.done.notMine': 'Thank you for telling us',
  'consent.done.notMine.text': 'Your address is erased here. Nobody will be mailed at it about {username} again.',

  'consent.used': 'This has been answered already',
  'consent.used.text': 'Each link works once. If it was not you, please reply to our mail: a person reads it.',
  'consent.late': 'This link has run out',
  'consent.late.text':
    'It worked until the day that our mail names. If the child would like to join again, they can sign up once more.',
  'consent.replaced': 'There is a newer mail',
  'consent.replaced.text': 'We have written to you again since. Please use the link in the newest mail.',
  'consent.unknown': 'We do not know this link',
  'consent.unknown.text': 'Please open the link from our mail once more, or copy all of it into the address bar.',
  'consent.noToken.text': 'Please open the link from our mail once more. A reload of the page forgets it.',
  'consent.toHome': 'See what Lilypad is',
} as const;
