/** The terms for grown-ups. Every sentence that promises something stands in web/help/claims.ts and is proven. */
export const helpTerms = {
  'help.terms.intro':
    'These terms hold between you and the operator: the school, club or family that runs this Lilypad. The authors of the program are not a party to them.',
  'help.terms.who.gap': 'name and address, and any rules of the house that go beyond these.',

  'help.terms.join': 'Who may join',
  'help.terms.join.ages':
    'Children of {minAge} to {maxAge}. Below {consentAge} only with the code that is mailed to a parent; whoever types it in, or hands it on, agrees that the child plays here.',
  'help.terms.join.open': 'The operator decides whether new accounts are taken, and can close the door at any time.',
  'help.terms.join.true': 'The date of birth has to be the real one: which protection applies depends on it.',

  'help.terms.account': 'The account',
  'help.terms.account.one': 'An account is for one child. Username and birthday stay as they were given.',
  'help.terms.account.username':
    'A username must be made up: one that holds the real name or the year of birth is refused, and so is a rude one.',
  'help.terms.account.password':
    'Whoever knows the password can use the account. It can be renewed by mail at any time.',

  'help.terms.write': 'What children write',
  'help.terms.write.owner':
    'It stays theirs. The operator may show it here, to whom the privacy page names, and nowhere else.',
  'help.terms.write.age': 'Below {consentAge} nothing can be handed in as long as no parent has consented.',
  'help.terms.write.held':
    'Every story waits for a grown-up before others can read it, and so does a comment where the program wonders about its words. The author can delete a story at any time.',
  'help.terms.write.rude': 'Rude words, telephone numbers, mail addresses and links are sent back.',
  'help.terms.write.unlawful':
    'What hurts or threatens somebody, or breaks the law, is not welcome and may be removed.',

  'help.terms.fair': 'Fair play',
  'help.terms.fair.once': 'Each riddle, question and word pays points once, however often it is sent.',
  'help.terms.fair.robots':
    'Programs that play, collect or attack are not allowed. Calls that come too fast are refused.',
  'help.terms.fair.worth': 'Points and levels are worth no money, and there is nothing to buy. A level never falls.',

  'help.terms.end': 'How it ends',
  'help.terms.end.you':
    'You or the young person can have the account erased at any time, without a reason: answer one of our mails, or use the contact page.',
  'help.terms.end.operator':
    'The operator can erase an account that breaks these terms, and has to tell why when asked.',

  'help.terms.service': 'What is not promised',
  'help.terms.service.up':
    'Lilypad is given as it is. It may be away for a while, change, or end. Nobody watches it around the clock: in danger, call the emergency number.',
  'help.terms.service.learning': 'Riddles and facts are reviewed before they are shown, and may be wrong all the same.',
  'help.terms.service.licence':
    'The program is open source under the Apache License 2.0, which excludes warranty as far as the law allows.',
  'help.terms.service.gap': 'liability, the law that applies, and the place of jurisdiction.',

  'help.terms.changes': 'Changes of these terms',
  'help.terms.changes.text':
    'They change together with the program; the date above tells when they last did. The operator has to tell you of changes that matter to you.',
} as const;
