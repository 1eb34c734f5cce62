/** How the filter does on this instance, measured by what staff decided. */
export const adminFilter = {
  'admin.filter.title': 'How the filter performs here',
  'admin.filter.text':
    'What the filter said about a text, beside what staff decided. None of it leaves this instance, and the filter does not change by itself.',
  'admin.filter.words': 'Try or change its words',
  'admin.filter.kept': {
    one: '{count} decision is kept, since {date}.',
    other: '{count} decisions are kept, the oldest from {date}.',
  },
  'admin.filter.off': 'Nothing is kept yet',
  'admin.filter.offText':
    'Switch it on in the settings: “Keep what staff decided”. From then on this page shows where the filter and your staff disagree.',
  'admin.filter.toSettings': 'Open the settings',
  'admin.filter.empty': 'No decision yet',
  'admin.filter.emptyText': 'It is switched on. The next text that staff approve or remove is counted here.',
  'admin.filter.lastDays': 'The last {days} days',
  'admin.filter.noneIn': 'Staff made no decisions in these days.',
  'admin.filter.rightlyHeld': 'Caught',
  'admin.filter.rightlyHeld.means': 'The filter acted, and staff agreed.',
  'admin.filter.wronglyHeld': 'Wrongly held',
  'admin.filter.wronglyHeld.means': 'The filter acted, and staff approved it.',
  'admin.filter.missed': 'Missed',
  'admin.filter.missed.means': 'The filter allowed it, and staff removed it.',
  'admin.filter.missedReported': { one: '{count} was reported.', other: '{count} were reported.' },
  'admin.filter.rightlyAllowed': 'Rightly allowed',
  'admin.filter.rightlyAllowed.means': 'The filter allowed it, and so did staff.',
  'admin.filter.agreed': {
    one: 'Of {count} text that staff decided on in {days} days, the filter was right about {agreed}.',
    other: 'Of {count} texts that staff decided on in {days} days, the filter was right about {agreed}.',
  },
  'admin.filter.texts': 'Where they disagree',
  'admin.filter.textsText':
    'The texts of the last 28 days. Where a child may be in danger, no words are kept. The audit log notes that you read them.',
  'admin.filter.show.missed': 'Show what was missed',
  'admin.filter.show.wronglyHeld': 'Show what was wrongly held',
  'admin.filter.advice.missed':
    'If a word repeats itself here, block it: “Try or change its words” first shows what that would change.',
  'admin.filter.advice.wronglyHeld':
    'If a harmless word repeats itself here, an admin can allow it in “Try or change its words”.',
  'admin.filter.noTexts.missed': 'The filter missed no text that is kept.',
  'admin.filter.noTexts.wronglyHeld': 'The filter wrongly held no text that is kept.',
  'admin.filter.toCase': 'Open the case',
  'admin.filter.rules': 'By rule, in {days} days',
  'admin.filter.rulesText':
    'Wrong: the rule acted, and staff approved the text. Right: staff found harm, too. One text can match several rules.',
  'admin.filter.noRules': 'No rule has acted on a text that staff decided on.',
  'admin.filter.rule': 'Rule',
  'admin.filter.right': 'Right',
  'admin.filter.wrong': 'Wrong',
  'admin.filter.rerun': "Try today's filter",
  'admin.filter.rerunText':
    'Runs the filter as it is now, with your own words, over the kept texts. It changes nothing. The audit log notes that you read them.',
  'admin.filter.rerunSend': 'See what would change',
  'admin.filter.read': { one: '{count} text was read.', other: '{count} texts were read.' },
  'admin.filter.unreadable': {
    one: '{count} could not be read: its key is lost.',
    other: '{count} could not be read: their key is lost.',
  },
  'admin.filter.noChange': 'Nothing would change.',
  'admin.filter.better': { one: '{count} verdict would be right now', other: '{count} verdicts would be right now' },
  'admin.filter.worse': { one: '{count} verdict would be wrong now', other: '{count} verdicts would be wrong now' },
  'admin.filter.isBetter': 'Better',
  'admin.filter.isWorse': 'Worse',
  'admin.filter.changed': 'Then {before}, now {after}',
  'admin.filter.firstChanged': 'The newest {count}:',
  'admin.filter.set': 'Measuring the filter',
  'admin.filter.set.keep': 'Keep what staff decided, to measure the filter on this instance',
  'admin.filter.set.hint':
    'Nothing leaves this instance. With each decision the text is kept, encrypted, and deleted after 180 days at most. Where a child may be in danger, no words are kept.',
  'admin.filter.set.off': 'When you switch it off, everything that was kept is deleted at once.',
  'admin.filter.set.see': 'See how the filter does',
} as const;
