import type { User } from '#contract/accounts.ts';

/** The favourite colours as children know them; they dress things, no text stands on them. */
export const colorValues: Readonly<Record<User['favoriteColor'], string>> = {
  red: '#e5383b',
  blue: '#2f7de1',
  green: '#2fa34a',
  yellow: '#ffd84d',
  purple: '#8547c9',
  pink: '#ff7bb5',
  orange: '#ff8a2a',
  teal: '#12908e',
  indigo: '#4b45c6',
  cyan: '#25c2e3',
  lime: '#a5d92b',
  amber: '#ffb020',
  emerald: '#10a56f',
  violet: '#a06bff',
  rose: '#f2557f',
  sky: '#7cc7ff',
  mint: '#9be8c3',
  lavender: '#c9b6f7',
  coral: '#ff7f6b',
  turquoise: '#3ad6c5',
  gold: '#e0ab1c',
  silver: '#b9c4cf',
  navy: '#1d3a72',
  maroon: '#8c2342',
};
