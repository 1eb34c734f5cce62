export const helpLadder = {
  'help.ladder': 'Where each level starts',
  'help.ladder.step': 'Level {level}: {from} to {to} points',
} as const;
