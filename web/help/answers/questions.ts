import type { Tone } from '#web/ui/style/tone.ts';
import type { helpAnswers } from '../messages/answers/en.ts';
import { t } from '../messages/answers/index.ts';
import { t as say } from '../messages/index.ts';
import type { Facts } from '../WithOperatorFacts.tsx';
import type { Entry } from './search.ts';

type Id = keyof typeof helpAnswers extends infer Key ? (Key extends `help.q.${infer Name}` ? Name : never) : never;

interface Section {
  readonly id: keyof typeof helpAnswers extends infer Key
    ? Key extends `help.section.${infer Name}`
      ? Name
      : never
    : never;
  readonly emoji: string;
  readonly tone: Tone;
  readonly questions: readonly Id[];
}

/** Only what exists today: a question for each thing that can be done. */
export const sections: readonly Section[] = [
  {
    id: 'start',
    emoji: '🐣',
    tone: 'leaf',
    questions: ['what', 'join', 'age', 'code', 'no-mail', 'code-time', 'closed', 'cost'],
  },
  {
    id: 'play',
    emoji: '🧩',
    tone: 'grape',
    questions: [
      'pond',
      'riddle',
      'spelling',
      'peek',
      'trivia',
      'word',
      'joke',
      'pause',
      'again',
      'read',
      'story',
      'story-delete',
    ],
  },
  {
    id: 'points',
    emoji: '⭐',
    tone: 'sun',
    questions: ['win', 'worth', 'levels', 'next-level', 'lose', 'twice', 'top'],
  },
  { id: 'look', emoji: '🎨', tone: 'lotus', questions: ['colour', 'night', 'letters', 'quiet', 'name'] },
  {
    id: 'account',
    emoji: '🔑',
    tone: 'sky',
    questions: ['forgot', 'link', 'username', 'see-password', 'stay', 'elsewhere', 'sign-out', 'erase'],
  },
  {
    id: 'grown-ups',
    emoji: '🧡',
    tone: 'ember',
    questions: ['why-grown-up', 'waiting', 'mail-again', 'parent-see', 'parent-erase', 'own-pond'],
  },
  {
    id: 'safe',
    emoji: '🛡️',
    tone: 'teal',
    questions: ['wrong', 'who-sees', 'secret', 'sent-back', 'stolen', 'ads'],
  },
];

export interface Answer extends Entry {
  readonly link?: { readonly to: string; readonly label: string } | undefined;
}

/** A section with its questions in words. */
export interface AnsweredSection {
  readonly id: string;
  readonly emoji: string;
  readonly tone: Tone;
  readonly title: string;
  readonly answers: readonly Answer[];
}

export function answersOf(facts: Facts): AnsweredSection[] {
  return sections.map(({ id, emoji, tone, questions }) => ({
    id,
    emoji,
    tone,
    title: t(`help.section.${id}`),
    answers: questions.map((question) => ({
      id: question,
      question: t(`help.q.${question}`),
      answer: t(`help.a.${question}`, facts),
      words: `${t(`help.words.${question}`)} ${t(`help.section.${id}`)}`,
      link: linkOf(question),
    })),
  }));
}

function linkOf(id: Id): Answer['link'] {
  switch (id) {
    case 'join':
      return { to: '/auth?tab=sign-up', label: say('help.join') };
    case 'wrong':
      return { to: '/contact?about=safety', label: say('help.lines.show') };
    case 'erase':
    case 'closed':
      return { to: '/contact', label: say('help.toContact') };
    case 'parent-erase':
      return { to: '/contact?about=parent', label: say('help.toContact') };
    case 'parent-see':
      return { to: '/privacy?for=grown-ups', label: say('help.toPrivacy') };
    case 'ads':
    case 'who-sees':
      return { to: '/privacy', label: say('help.toPrivacy') };
    default:
      return undefined;
  }
}
