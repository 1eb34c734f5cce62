/** The terms for grown-ups. Every sentence that promises something stands in web/help/claims.ts and is proven. */
export const helpTerms = {
  'help.terms.summary': 'In short',
  'help.terms.summary.join': 'Who may join',
  'help.terms.summary.join.text': 'Children of {minAge} to {maxAge}. Below {consentAge} a parent is asked first.',
  'help.terms.summary.join.link': 'About joining',
  'help.terms.summary.write': 'What children write',
  'help.terms.summary.write.text':
    'It stays theirs. A grown-up reviews what our filter is unsure about before others can read it.',
  'help.terms.summary.write.link': 'About stories and comments',
  'help.terms.summary.end': 'How it ends',
  'help.terms.summary.end.text': 'Whenever you like, without a reason. There is nothing to pay or to cancel.',
  'help.terms.summary.end.link': 'About leaving',

  'help.terms.intro':
    'These terms apply between you and the operator: the school, club or family that runs this Lilypad. The authors of the program are not a party to them.',
  'help.terms.who.gap': 'name and address, and any rules of their own that go beyond these.',

  'help.terms.join': 'Who may join',
  'help.terms.join.ages':
    'Children of {minAge} to {maxAge}. Below {consentAge}, only with the code that we e-mail to a parent. By typing it in or passing it on, you agree that the child plays here.',
  'help.terms.join.open': 'The operator decides whether new accounts can be made, and can stop that at any time.',
  'help.terms.join.true':
    'The date of birth has to be the real one, because the protection of the child depends on it.',

  'help.terms.account': 'The account',
  'help.terms.account.one': 'An account is for one child. The child cannot change its username or birthday.',
  'help.terms.account.username':
    'A username has to be made up. We refuse rude ones, and ones that contain the real name or the year of birth.',
  'help.terms.account.password':
    'Anyone who knows the password can use the account. You can get a new one by e-mail at any time.',

  'help.terms.write': 'What children write',
  'help.terms.write.owner':
    'It stays theirs. The operator may show it here to the people named on the privacy page, and nowhere else.',
  'help.terms.write.age': 'Below {consentAge}, a child cannot share anything until a parent has consented.',
  'help.terms.write.held':
    'Which stories and comments a grown-up reviews before others can read them stands on the privacy page. Authors can delete their stories at any time, but not their comments.',
  'help.terms.write.rude': 'Rude words, phone numbers, e-mail addresses and links are sent back to the child.',
  'help.terms.write.unlawful': 'Anything that hurts or threatens someone, or breaks the law, may be removed.',

  'help.terms.fair': 'Fair play',
  'help.terms.fair.once': 'Each riddle, question and word gives points once, however often it is solved.',
  'help.terms.fair.robots':
    'Programs that play, collect data or attack are not allowed. Too many requests in a short time are refused.',
  'help.terms.fair.worth':
    'Points and levels are not worth money, and nothing is sold for money. A level never goes down.',

  'help.terms.end': 'How it ends',
  'help.terms.end.you':
    'You or your child can have the account erased at any time, without a reason: on your pages, or reply to one of our e-mails. Your child can also delete it in the settings.',
  'help.terms.end.operator':
    'The operator can erase an account that breaks these terms, and has to say why when asked.',

  'help.terms.service': 'What we cannot promise',
  'help.terms.service.up':
    'Lilypad is provided as it is. It may be unavailable for a while, change, or end. Nobody watches it around the clock: in danger, call the emergency number.',
  'help.terms.service.learning':
    'Riddles, facts and jokes come with Lilypad and are checked for rude words. They can still contain mistakes.',
  'help.terms.service.license':
    'The program is open source under the Apache License 2.0, which excludes warranty as far as the law allows.',
  'help.terms.service.gap': 'liability, the law that applies, and the place of jurisdiction.',

  'help.terms.changes': 'Changes to these terms',
  'help.terms.changes.text':
    'They change together with the program. The date on this page says when they last did. The operator has to tell you about changes that matter to you.',
} as const;
