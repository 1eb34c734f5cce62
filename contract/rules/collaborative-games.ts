/** The games that several children play together. */
export const collaborativeGameTypes = [
  'memory_match',
  'word_puzzle',
  'trivia_challenge',
  'creative_challenge',
] as const;
export type CollaborativeGameType = (typeof collaborativeGameTypes)[number];

/** How many can play; with all games two are enough to start. */
export const playerLimits = [2, 3, 4, 6, 8] as const;
export type PlayerLimit = (typeof playerLimits)[number];
export const DEFAULT_PLAYER_LIMIT: PlayerLimit = 4;
export const MIN_PLAYERS = 2;

export const gameStatuses = ['waiting', 'in_progress', 'completed', 'cancelled'] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** Ready-made names for a game. They are sent by name, so that each child reads them in their own language. Never remove one. */
export const gameTitles = [
  'lily_leapers',
  'brainy_bunch',
  'pond_party',
  'puzzle_pals',
  'quick_quackers',
  'star_spotters',
  'cosmic_club',
  'dragon_den',
  'pirate_crew',
  'robot_league',
  'jungle_gang',
  'midnight_owls',
] as const;
export type GameTitle = (typeof gameTitles)[number];

export function isGameTitle(title: string): title is GameTitle {
  return (gameTitles as readonly string[]).includes(title);
}

/** What players can say to each other while they wait and play: by name, as in a chat. */
export const gamePhrases = [
  'hello',
  'good_luck',
  'ready',
  'your_turn',
  'nice_one',
  'so_close',
  'wow',
  'ha_ha',
  'one_moment',
  'thank_you',
  'good_game',
  'play_again',
] as const;
export type GamePhrase = (typeof gamePhrases)[number];

/** How long a player who has lost the connection has to come back. */
export const COME_BACK_MS = 60_000;
/** A game in which nobody does anything ends after this. */
export const IDLE_GAME_MS = 10 * 60_000;
export const MAX_RECENT_GAMES = 6;

/** Letters and digits of an invite code, without those that look alike. */
export const INVITE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const INVITE_LENGTH = 8;

/** A code as a child may type or paste it: in small letters, with a hyphen or spaces. */
export function cleanInviteCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}

/** ABCD-EFGH is easier to read out. */
export function shownInviteCode(code: string): string {
  return `${code.slice(0, INVITE_LENGTH / 2)}-${code.slice(INVITE_LENGTH / 2)}`;
}
