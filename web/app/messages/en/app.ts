export const app = {
  'app.name': 'Lilypad',
  'app.title': '{title} – Lilypad',
  'app.offline': 'There is no network right now. Is the Wi-Fi on?',
  'app.unreachable': 'We cannot reach the pond right now. Please try again soon.',
  'app.unreachable.title': 'The pond is out of reach',
  'app.offlineBanner': 'You are offline. We keep what you type.',

  'app.places': 'Places',
  'app.home': 'Lilypad, home',
  'app.pond': 'Pond',
  'app.me': 'Me',
  'app.profile': 'Profile',
  'app.logOut': 'Logout',
  'app.about': 'About',
  'app.contact': 'Contact',
  'app.help': 'Help',
  'app.privacy': 'Privacy',
  'app.terms': 'Terms',
  'app.join': 'Join the Fun',
  'app.moreAbout': 'More about Lilypad',
  'app.madeFor': 'For ages 6 to 13. Under 13, a grown-up is always in the loop.',

  'app.mailbox.label': 'For developers',
  'app.mailbox': 'Test pond: mails stay here.',
  'app.mailbox.open': 'Open the mailbox',

  'app.notFound.title': 'This page has hopped away',
  'app.notFound.text': 'We looked under every lily pad. It is not here.',
  'app.notFound.home': 'Back to the pond',

  'app.broken.title': 'Oops, we slipped',
  'app.broken.text': 'Something broke on our side. Loading the page again often helps.',
  'app.broken.reload': 'Load again',

  'app.staff.title': 'Hello, {name}',
  'app.staff.text': 'You are signed in as a member of staff.',
} as const;
