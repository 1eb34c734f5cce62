/** The rules for names that others see, and a username that keeps them all. */
export { nicknameFor } from './nicknames.ts';
export { type RealName, realNameFlaw, tellsRealName, tellsWholeName } from './real-names.ts';
export { nameSentences } from './username-policy.ts';
export { neutralUsername } from './usernames.ts';
