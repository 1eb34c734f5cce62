/** What both reading levels of privacy and terms share. */
export const helpPolicies = {
  'help.for': 'Who is reading?',
  'help.for.kids': 'For kids',
  'help.for.grownUps': 'For grown-ups',
  'help.version': 'As of {date}',
  'help.gap': 'The people who run this Lilypad still have to add:',
  'help.operator': 'The operator is {operatorName}.',
  'help.operator.address': 'The operator is {operatorName}, {operatorAddress}.',
  'help.privacy': 'Privacy',
  'help.privacy.lead': 'What we know about you, and who sees it.',
  'help.privacy.lead.grownUps': 'What is kept about your child, and who sees it.',
  'help.terms': 'Terms',
  'help.terms.title': 'Pond rules',
  'help.terms.lead': 'Eight short rules, so everyone feels good.',
  'help.terms.lead.grownUps': 'What applies between you and the people who run this Lilypad.',
} as const;
