/** The rules for names that others see, and a username that keeps them all. */
export { type RealName, tellsRealName, tellsWholeName } from './real-names.ts';
export { nameSentences } from './username-policy.ts';
export { neutralUsername } from './usernames.ts';
