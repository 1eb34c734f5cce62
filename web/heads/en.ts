import { helpAbout } from '#web/help/messages/about/en.ts';
import { helpAnswers } from '#web/help/messages/answers/en.ts';
import { helpContact } from '#web/help/messages/contact/en.ts';
import { helpPoints } from '#web/help/messages/points/en.ts';
import { helpPolicies } from '#web/help/messages/policies/en.ts';
import { helpTour } from '#web/help/messages/tour/en.ts';
import { landing } from '#web/landing/messages/en.ts';
import type { PageHeads } from '#web/pages.ts';

export const en: PageHeads = {
  '/': {
    title: landing['landing.title'],
    description:
      'A friendly pond to play, think and grow: riddles, jokes, trivia and word puzzles for ages {minAge} to {maxAge}.',
  },
  '/about': {
    title: helpAbout['help.about'],
    description: 'What Lilypad is, who runs it, and how grown-ups stay in the loop. Open source, without ads.',
  },
  '/see-what-they-see': {
    title: helpTour['help.tour.title'],
    description:
      'A one-minute tour for parents: what a child sees, how buddies and chat work, and what you see and decide.',
  },
  '/help': {
    title: helpAnswers['help.help'],
    description: 'Short answers about joining, riddles, points and levels, your account, and staying safe.',
  },
  '/how-points-work': {
    title: helpPoints['help.points.title'],
    description: 'What riddles, games, kindness and challenges bring, and how points turn into levels.',
  },
  '/contact': {
    title: helpContact['help.contact'],
    description: 'Write to the people who run this Lilypad, and find out who to call when someone is in danger.',
  },
  '/privacy': {
    title: helpPolicies['help.privacy'],
    description: 'What Lilypad keeps about a child, how long, and who sees it. Once for children, once for grown-ups.',
  },
  '/terms': {
    title: helpPolicies['help.terms'],
    description: 'The rules of the pond. Once for children, once for grown-ups.',
  },
};
