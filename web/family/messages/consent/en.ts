/** What a parent reads who has opened a link from one of our mails. Calm, and to be read in two minutes. */
export const familyConsent = {
  'consent.title': 'Your answer',
  'consent.loading': 'Looking at your link',
  'consent.place': 'A question for a parent or guardian',

  'consent.decide.title': 'What may {name} do here?',
  'consent.decide.text':
    'For now, {name} plays alone on Lilypad, as {username}. Choose what else you allow. Everything is off until you switch it on.',
  'consent.tour': 'See what {name} will see, in one minute',
  'consent.decide.restated':
    'Our notice to parents has changed. Everything you allowed is off until you agree again. The new notice is in our e-mail.',
  'consent.decide.proven': "You have already shown us who you are, so you don't need a new form or another visit.",
  'consent.decide.switches': '{name} may',
  'consent.scope.posts': 'Write posts and comments',
  'consent.scope.posts.hint':
    'Stories and drawings for buddies. After consent by e-mail, a member of staff reviews each one before anybody else sees it.',
  'consent.scope.buddies': 'Have buddies',
  'consent.scope.buddies.hint': 'Find children of about the same age, be found by them, and ask to be buddies.',
  'consent.scope.chat_phrases': 'Send ready-made phrases',
  'consent.scope.chat_phrases.hint': 'Short phrases and stickers that we made, with buddies only.',
  'consent.scope.multiplayer': 'Play games with others',
  'consent.scope.multiplayer.hint': 'Games for two to eight children of about the same age.',
  'consent.scope.leaderboards': 'Be on leaderboards',
  'consent.scope.leaderboards.hint':
    'Username, picture, level and points of the week, shown to buddies and children of the same age group who take part too. Off until your child switches it on as well.',
  'consent.scope.chat': 'Chat by typing',
  'consent.scope.chat.hint': 'With buddies only. A filter checks every message.',
  'consent.scope.reach': 'Reach beyond buddies',
  'consent.scope.reach.hint': 'Posts may be shown to more children of about the same age.',
  'consent.inPersonOnly':
    'Here you can only consent in person. Please talk to the people who run this Lilypad. You can say no on this page.',
  'consent.none': "Nothing is switched on. That's fine: {name} keeps playing alone.",
  'consent.yes': 'Give consent',
  'consent.yesToNothing': 'Continue without extras',
  'consent.no': 'Say no',
  'consent.until':
    "This link works until {until}. If you don't answer, we erase the account. We erase your address too, unless you have another child here.",
  'consent.untilOnly': 'This link works until {until}.',
  'consent.change':
    'You can change each switch or withdraw consent at any time, on your own pages or by replying to any of our e-mails.',
  'consent.policy': 'Read the whole policy',

  'consent.no.title': 'Say no for {name}?',
  'consent.no.text':
    'We erase the account and everything in it after one day. We erase your address too, unless you have another child here. You can undo this until then.',
  'consent.no.textRevoke':
    'We sign {name} out at once. We erase the account and everything in it after 7 days. You can undo this until then.',
  'consent.no.sure': "Don't allow this account",
  'consent.back': 'Go back',

  'consent.wayOut.title': 'You gave consent for {name}',
  'consent.wayOut.text': 'If that was you and you still agree, there is nothing to do. You can close this page.',
  'consent.wayOut.open': 'Allowed now',
  'consent.wayOut.nothing': 'Nothing more than playing alone.',
  'consent.wayOut.what':
    'If you withdraw consent, we sign {name} out at once, and nobody sees anything of theirs any more. After 7 days we erase the account.',
  'consent.wayOut.button': 'Withdraw consent',

  'consent.stay.title': 'Keep the account of {name}?',
  'consent.stay.text':
    'Someone who was signed in deleted it. You can keep it as it was until {until}. If you do nothing, everything is erased then.',
  'consent.stay.button': 'Keep the account',
  'consent.undo.title': "Keep {name}'s account after all?",
  'consent.undo.text': 'You said no. Until {until} you can undo that, and nothing is erased.',
  'consent.undo.text.revoked': 'You withdrew your consent. Until {until} you can undo that, and nothing is erased.',
  'consent.undo.button': 'Undo',

  'consent.notMine.title': 'Is {name} not your child?',
  'consent.notMine.text':
    'Then we are sorry for the e-mail. With this button we erase your address and never e-mail it again. The account ends unless another grown-up is responsible for it.',
  'consent.notMine.button': 'Not my child',

  'consent.done.granted': 'Thank you',
  'consent.done.granted.text': 'Your choices for {name} are saved.',
  'consent.done.granted.mail': "Tomorrow we'll send you a second e-mail to confirm. It has a link to withdraw consent.",
  'consent.done.pages': 'On your own pages you can change each choice, set times, and see the week.',
  'consent.toPages': 'Go to my pages',
  'consent.done.stricter': 'Another grown-up of this child chose less. The stricter choice counts.',
  'consent.done.declined': 'You said no',
  'consent.done.declined.text':
    "Nothing of {name}'s is shared. Everything is erased after {until}. We sent you an e-mail with a link to undo this.",
  'consent.done.objected.text':
    'Another grown-up of {name} gave consent. Until our staff have looked into it, everything they allowed is off. Nothing is erased.',
  'consent.done.revoked': 'You withdrew your consent',
  'consent.done.revoked.text':
    '{name} is signed out, and nobody sees anything of theirs any more. Everything is erased after {until}. We sent you an e-mail with a link to undo this.',
  'consent.done.stays': 'The account stays',
  'consent.done.stays.text': '{name} can sign in again, and everything is as before.',
  'consent.done.undone': 'Everything is as before',
  'consent.done.undone.text': 'What you had decided for {name} counts again. We sent you an e-mail about it.',
  'consent.done.pending': 'Nothing is erased',
  'consent.done.pending.text': 'You can answer again: we sent you the notice about {name} once more.',
  'consent.done.notMine': 'Thank you for telling us',
  'consent.done.notMine.text': "We erased your address and won't e-mail you about {name} again.",

  'consent.used': 'This has been answered already',
  'consent.used.text':
    "Each link works once. If the account is there, you can change your answer on your own pages. If it wasn't you, please reply to our e-mail: a person reads it.",
  'consent.late': 'This link has expired',
  'consent.late.text':
    'It worked until the day named in our e-mail. If your child has an account here, you find it on your own pages. If not, your child can sign up again.',
  'consent.replaced': 'There is a newer e-mail',
  'consent.replaced.text': 'We have written to you again. Please use the link in the newest e-mail.',
  'consent.unknown': "We don't recognize this link",
  'consent.unknown.text': 'Please open the link in our e-mail again, or copy all of it into the address bar.',
  'consent.noToken': 'Please open our link again',
  'consent.noToken.text':
    'Please use the link in our e-mail again. To keep it safe, this page forgets the link when you reload it.',
  'consent.ask': 'Write to us',
} as const;
