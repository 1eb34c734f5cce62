/** What the parts of every page say. */
export const common = {
  'ui.close': 'Close',
  'ui.clear': 'Clear',
  'ui.cancel': 'Cancel',
  'ui.loading': 'Loading…',
  'ui.tryAgain': 'Try again',
  'ui.showPassword': 'Show password',
  'ui.hidePassword': 'Hide password',
  'ui.lettersLeft': { one: '{count} letter left', other: '{count} letters left' },
  'ui.readToMe': 'Read to me',
  'ui.readPage': 'Read this page to me',
  'ui.stopReading': 'Stop reading',
  'ui.skipToContent': 'Skip to content',
} as const;
