/** E-mail that did not leave. */
export const adminMails = {
  'admin.mails.title': 'Undelivered e-mail',
  'admin.mails.text':
    'E-mails that we could not send. We keep trying for a day, and for as long as it takes if they are to parents.',
  'admin.mails.newest': 'These are the newest {count}. Older ones appear here as these are sent.',
  'admin.mails.none': 'No undelivered e-mail',
  'admin.mails.noneText': 'If one cannot be sent, it appears here with the reason and a button to send it again.',
  'admin.mails.about': 'About {name}',
  'admin.mails.again': 'Send again',
  'admin.mails.sent': 'Sent',
  'admin.mails.givenUp': 'Given up',
  'admin.mails.alert.mail': 'E-mail to staff about urgent cases',
  'admin.mails.alert.webhook': 'Webhook about urgent cases',
  'admin.mails.alert.children': {
    one: '{count} case about a child is still unopened',
    other: '{count} cases about children are still unopened',
  },
  'admin.mails.alert.visitors': {
    one: '{count} message from a visitor is still unopened',
    other: '{count} messages from visitors are still unopened',
  },
  'admin.mails.purpose.code': 'Sign-up code',
  'admin.mails.purpose.password': 'Password',
  'admin.mails.purpose.contact': 'Contact message to you',
  'admin.mails.purpose.parents': 'E-mail to a parent',
  'admin.mails.purpose.other': 'Another task after an event',
  'admin.mails.failure.unreachable': "We can't reach the mail server. Check SMTP_URL and the network.",
  'admin.mails.failure.login': 'The mail server rejects our login. Check the password in SMTP_URL.',
  'admin.mails.failure.address': 'The mail server refuses this address.',
  'admin.mails.failure.refused': 'The mail server refused the e-mail. Its own log says why.',
  'admin.mails.failure.other': 'Something else went wrong. The server log says what.',
} as const;
