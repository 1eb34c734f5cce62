export const familyHome = {
  'family.home.title': 'Lilypad for parents',
  'family.home.forParents': 'for parents',
  'family.home.toHome': 'Lilypad for parents, to the start',
  'family.home.places': 'For parents',
  'family.home.tour': 'What children see',
  'family.home.help': 'Help',
  'family.home.signOut': 'Sign out',
  'family.home.more': 'More',
  'family.home.loading': 'Loading your pages',
  'family.home.children': 'Your children',
  'family.home.addChild': 'Add a child',
  'family.home.childTitle': '{name} at Lilypad',

  'family.signIn.title': 'Lilypad for parents',
  'family.signIn.text':
    "See how your child is doing, and decide what they can do here. We'll e-mail you a link to sign in. There is no password.",
  'family.signIn.ended': 'You are signed out',
  'family.signIn.ended.text': 'A new link, opened on this device, brings you back to this page.',
  'family.home.toPond': 'Back to the pond',
  'family.signIn.email': 'Your e-mail address',
  'family.signIn.hint': 'The one your child signed up with',
  'family.signIn.send': 'E-mail me a link',
  'family.signIn.required': 'Please enter your e-mail address',
  'family.sent.title': 'Check your e-mail',
  'family.sent.to': 'If {email} belongs to a parent here, a link is on its way.',
  'family.sent.again': 'A new link is on its way to the same address.',
  'family.sent.how': 'It works once, for 15 minutes. If nothing comes, look in your spam folder.',
  'family.sent.other': 'Use another address',

  'family.open.title': 'Welcome!',
  'family.open.text': "One more click, and you're in.",
  'family.open.signedIn':
    'You are signed in as {email}. If this link came to another address, it signs that one in instead.',
  'family.open.shared':
    'If your child uses this device too, sign out when you are done. We sign you out after 30 minutes without a click.',
  'family.open.button': 'Go to my pages',
  'family.open.failed': 'This link no longer works',
  'family.open.newLink': 'E-mail me a new link',
  'family.open.otherAddress': 'Type an address instead',

  'family.fresh.title': 'Please open a new link first',
  'family.fresh.text':
    'For something this important, we ask for a link that you opened in the last 15 minutes. Open it on this device, then come back here.',
  'family.fresh.send': 'E-mail me a link',
  'family.fresh.sent': 'A link is on its way to {email}. Open it on this device, then try again.',

  'family.add.title': 'Add a child',
  'family.add.text': 'Each child has an account of their own, with a username and password that only they know.',
  'family.add.step1': 'Open the sign-up together with your child.',
  'family.add.step2': "For “Your grown-up's e-mail” type {email}.",
  'family.add.step3': 'We e-mail you a code, then our notice. Once you have answered it, your child shows up here.',
  'family.add.button': 'Open the sign-up',
  'family.add.elsewhere': 'If a child is signed in on this device, sign them out first.',

  'family.suspended.title': '{name} is suspended for now',
  'family.suspended.text':
    'Our staff decided this. The suspension ends on {until}. Until then {name} plays alone: riddles, quizzes and jokes still work. {name} can read why, and can ask us once to look at it again.',
  'family.suspended.contact': 'Write to us',

  'family.none.title': 'No child here yet',
  'family.none.text': "Once a child of yours has joined with your address, you'll find them here.",

  'family.closed.title': '{name} is waiting for your answer',
  'family.closed.text':
    'Our notice by e-mail says what {name} can do here and what we keep. Please answer it first, with the link in it. With several children it may take a day to arrive, or you get it now:',
  'family.closed.waits': 'Waiting for your answer',
  'family.chip.ending': 'Will be erased',
  'family.chip.suspended': 'Suspended',
  'family.chip.paused': 'Paused',
  'family.closed.resend': 'E-mail me the notice',
  'family.closed.sent': "It's on its way. Please check your e-mail.",
  'family.closed.no.title': "There's no consent for {name}",
  'family.closed.no.text':
    'A grown-up declined or withdrew it. We collect nothing more. The link in our last e-mail undoes it, until the day that the e-mail names.',
  'family.closed.expired.title': 'The time to answer for {name} is over',
  'family.closed.expired.text':
    'Nobody answered our notice, so we erase this account within the hour. After that, {name} can sign up again.',
} as const;
