/** The rules for names that others see, and suggested usernames that follow them. */
export { nicknameFor } from './nicknames.ts';
export { type RealName, realNameFlaw, tellsRealName, tellsWholeName } from './real-names.ts';
export { nameSentences } from './username-policy.ts';
export { neutralUsername } from './usernames.ts';
