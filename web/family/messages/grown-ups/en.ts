export const familyGrownUps = {
  'family.grownUps': 'Grown-ups',
  'family.grownUps.you': '{name} (you)',
  'family.grownUps.answered': 'Has answered the notice',
  'family.grownUps.unanswered': 'Has not answered the notice yet',
  'family.grownUps.invited': '{name} (invited)',
  'family.grownUps.open': 'Has until {until} to accept',
  'family.grownUps.late': 'Has not accepted in time',
  'family.grownUps.declined': 'Has declined',
  'family.grownUps.takeBack': 'Take back',
  'family.grownUps.remove': 'Remove',
  'family.grownUps.add': 'Add a second grown-up',
  'family.grownUps.addMore': 'Add another grown-up',
  'family.grownUps.stricter': 'If you differ, the stricter choice counts.',
  'family.grownUps.changeAddress': 'Change my address',
  'family.grownUps.correctName': 'Correct my name',
  'family.grownUps.reportMail': 'Weekly report by e-mail',
  'family.grownUps.signOutEverywhere': 'Sign out on all devices',
  'family.grownUps.moving': 'Waiting for {email} to be confirmed',
  'family.grownUps.movingText': 'We e-mailed a link to both addresses. Open both by {until}.',
  'family.grownUps.keep': 'Keep my address',

  'family.invite.title': 'Add a grown-up for {name}',
  'family.invite.text':
    "We e-mail them an invitation. Once they have accepted and answered our notice, they see what you see here. {name}'s other grown-ups are told.",
  'family.invite.stricter': 'Nobody can allow more than you do: if you differ, the stricter choice counts.',
  'family.invite.alsoTo': 'Also for',
  'family.invite.name': 'Their name',
  'family.invite.email': 'Their e-mail address',
  'family.invite.send': 'Send the invitation',
  'family.invite.sent': 'The invitation is on its way to {email}.',
  'family.invite.required': 'Please enter a name and an e-mail address',

  'family.address.title': 'Change my e-mail address',
  'family.address.text':
    'We e-mail a link to your old and to your new address. The new one counts once you have opened both, within a day.',
  'family.address.new': 'New e-mail address',
  'family.address.send': 'E-mail both links',
  'family.address.lost':
    "Can't read e-mail at your old address? Please write to us, so that we can check that it is you.",

  'family.invitation.page': 'Your invitation',
  'family.invitation.title': 'Look after {name}, too',
  'family.invitation.text':
    '{invitedBy} says that you are a parent or guardian of {children}. If that is right, please accept.',
  'family.invitation.next':
    'Then we e-mail you our notice. Once you have answered it, you see how {name} is doing here, and decide what you allow. Where two grown-ups differ, the stricter choice counts.',
  'family.invitation.next.several':
    'Then we e-mail you our notice about each child. Once you have answered it, you see how they are doing here, and decide what you allow. Where two grown-ups differ, the stricter choice counts.',
  'family.invitation.accept': 'Accept',
  'family.invitation.decline': 'Decline',
  'family.invitation.accepted': 'Thank you. Check your e-mail',
  'family.invitation.accepted.text':
    'We have sent you our notice about {name}. Please answer it with the link in that e-mail.',
  'family.invitation.accepted.several':
    'We e-mail you our notice about each child, a few a day. Please answer each with the link in its e-mail.',
  'family.invitation.declined': 'You declined',
  'family.invitation.declined.text': 'Nothing has changed, and the link no longer works.',
  'family.invitation.late': 'This invitation has expired',
  'family.invitation.late.text': 'Please ask {invitedBy} for a new one.',
  'family.invitation.unknown': "We can't open this invitation",
  'family.invitation.unknown.text':
    'It was answered or taken back, or this page was loaded again. Please open the link in our newest e-mail.',
  'family.invitation.tour': 'See what children see',
  'family.invitation.toPages': 'Go to my pages',
  'family.invitation.ask': 'Write to us',
  'family.invitation.about': 'See what Lilypad is',

  'family.confirm.title': 'Confirm the new address',
  'family.confirm.text': 'From {from} to {to}. It counts once both mailboxes have confirmed it.',
  'family.confirm.yes': 'Confirm',
  'family.confirm.no': 'Do not change it',
  'family.confirm.half': 'Half done',
  'family.confirm.half.text': 'Now please open the link in the e-mail to the other address.',
  'family.confirm.done': 'Your address has changed',
  'family.confirm.done.text': 'From now on you sign in with your new address.',
  'family.confirm.refused': 'Nothing has changed',
  'family.confirm.refused.text': 'We keep the old address, and both links no longer work.',
  'family.confirm.unknown': "We can't open this link",
  'family.confirm.unknown.text':
    'It was used, it has expired, or this page was loaded again. Your pages show which address counts, and can send a new link.',
  'family.confirm.toHome': 'To my pages',
} as const;
