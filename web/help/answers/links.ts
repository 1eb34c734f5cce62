import { t } from '../messages/index.ts';

/** Every answer ends with a place to go. */
export interface AnswerLink {
  readonly to: string;
  readonly label: string;
}

const links = {
  about: { to: '/about', label: 'help.toAbout' },
  buddies: { to: '/friends', label: 'help.toBuddies' },
  chat: { to: '/chat', label: 'help.toChat' },
  contact: { to: '/contact', label: 'help.toContact' },
  family: { to: '/family', label: 'help.toFamily' },
  contactAsParent: { to: '/contact?about=parent', label: 'help.toContact' },
  helplines: { to: '/contact?about=safety', label: 'help.lines.show' },
  join: { to: '/auth?tab=sign-up', label: 'help.join' },
  ownPond: { to: '/pond', label: 'help.toOwnPond' },
  picture: { to: '/avatar-selector', label: 'help.toPicture' },
  points: { to: '/how-points-work', label: 'help.toPoints' },
  pond: { to: '/', label: 'help.toPond' },
  privacy: { to: '/privacy', label: 'help.toPrivacy' },
  privacyForGrownUps: { to: '/privacy?for=grown-ups', label: 'help.toGrownUps' },
  profile: { to: '/profile', label: 'help.toProfile' },
  settings: { to: '/settings', label: 'help.toSettings' },
  signIn: { to: '/auth', label: 'help.toSignIn' },
  terms: { to: '/terms', label: 'help.toTerms' },
  write: { to: '/create-post', label: 'help.toWrite' },
} as const;

export type LinkName = keyof typeof links;

export function linkTo(name: LinkName): AnswerLink {
  const { to, label } = links[name];
  return { to, label: t(label) };
}
