import type { Tone } from '#web/ui/style/tone.ts';
import { t } from '../messages/community/index.ts';
import type { Facts } from '../WithOperatorFacts.tsx';
import type { IdOf, QuestionId } from './ids.ts';
import { type AnswerLink, type LinkName, linkTo } from './links.ts';
import { type Look, looks } from './looks.ts';
import type { Entry } from './search.ts';

interface Section {
  readonly id: IdOf<'section'>;
  readonly emoji: string;
  readonly tone: Tone;
  /** In their order, each with the place where the reader goes on. */
  readonly questions: readonly (readonly [QuestionId, LinkName])[];
}

/** Only what exists today: a question for each thing that can be done. */
export const sections: readonly Section[] = [
  {
    id: 'safe',
    emoji: '🛡️',
    tone: 'teal',
    questions: [
      ['wrong', 'helplines'],
      ['mean', 'helplines'],
      ['stranger', 'helplines'],
      ['sad', 'helplines'],
      ['report', 'contact'],
      ['break', 'contact'],
      ['who-reads', 'privacy'],
      ['who-sees', 'privacy'],
      ['secret', 'terms'],
      ['stolen', 'signIn'],
      ['ads', 'privacy'],
    ],
  },
  {
    id: 'start',
    emoji: '🐣',
    tone: 'leaf',
    questions: [
      ['what', 'about'],
      ['join', 'join'],
      ['age', 'join'],
      ['code', 'join'],
      ['no-mail', 'contact'],
      ['code-time', 'join'],
      ['closed', 'contact'],
      ['cost', 'about'],
    ],
  },
  {
    id: 'play',
    emoji: '🧩',
    tone: 'grape',
    questions: [
      ['pond', 'pond'],
      ['riddle', 'pond'],
      ['spelling', 'pond'],
      ['peek', 'pond'],
      ['trivia', 'pond'],
      ['word', 'pond'],
      ['joke', 'pond'],
      ['pause', 'pond'],
      ['again', 'pond'],
      ['read', 'pond'],
      ['my-pond', 'ownPond'],
      ['pond-visit', 'buddies'],
    ],
  },
  {
    id: 'points',
    emoji: '⭐',
    tone: 'sun',
    questions: [
      ['win', 'points'],
      ['win-sharing', 'points'],
      ['worth', 'points'],
      ['levels', 'profile'],
      ['next-level', 'profile'],
      ['lose', 'pond'],
      ['twice', 'pond'],
      ['top', 'profile'],
      ['board', 'settings'],
    ],
  },
  {
    id: 'stories',
    emoji: '📝',
    tone: 'lotus',
    questions: [
      ['story', 'write'],
      ['drawing', 'write'],
      ['story-wait', 'pond'],
      ['story-who', 'profile'],
      ['story-delete', 'profile'],
      ['sent-back', 'write'],
      ['comment', 'pond'],
      ['comment-delete', 'contact'],
      ['comment-hide', 'profile'],
      ['heart', 'pond'],
    ],
  },
  {
    id: 'buddies',
    emoji: '🤝',
    tone: 'moss',
    questions: [
      ['buddy', 'buddies'],
      ['friend-code', 'buddies'],
      ['buddy-closed', 'pond'],
      ['buddy-wait', 'buddies'],
      ['buddy-limit', 'buddies'],
      ['buddy-no', 'buddies'],
      ['buddy-stop', 'buddies'],
      ['block', 'buddies'],
      ['unblock', 'settings'],
      ['here', 'chat'],
    ],
  },
  {
    id: 'chat',
    emoji: '💬',
    tone: 'sky',
    questions: [
      ['chat-wrong', 'helplines'],
      ['chat-how', 'chat'],
      ['chat-phrases', 'chat'],
      ['chat-who', 'privacy'],
      ['chat-held', 'chat'],
      ['chat-dots', 'chat'],
      ['chat-delete', 'contact'],
    ],
  },
  {
    id: 'look',
    emoji: '🎨',
    tone: 'lotus',
    questions: [
      ['picture', 'picture'],
      ['picture-who', 'picture'],
      ['colour', 'profile'],
      ['night', 'settings'],
      ['letters', 'settings'],
      ['quiet', 'settings'],
      ['name', 'profile'],
    ],
  },
  {
    id: 'account',
    emoji: '🔑',
    tone: 'sky',
    questions: [
      ['forgot', 'signIn'],
      ['link', 'signIn'],
      ['username', 'profile'],
      ['see-password', 'privacy'],
      ['stay', 'signIn'],
      ['elsewhere', 'settings'],
      ['sign-out', 'pond'],
      ['erase', 'settings'],
    ],
  },
  {
    id: 'grown-ups',
    emoji: '🧡',
    tone: 'ember',
    questions: [
      ['why-grown-up', 'privacy'],
      ['waiting', 'pond'],
      ['mail-again', 'pond'],
      ['asleep', 'settings'],
      ['parent-no', 'contact'],
      ['parent-view', 'settings'],
    ],
  },
  {
    id: 'parents',
    emoji: '🏡',
    tone: 'moss',
    questions: [
      ['parent-in', 'family'],
      ['parent-link', 'family'],
      ['parent-change', 'family'],
      ['parent-times', 'family'],
      ['parent-chats', 'family'],
      ['parent-typed', 'family'],
      ['parent-second', 'family'],
      ['parent-apart', 'family'],
      ['parent-suspended', 'contactAsParent'],
      ['parent-address', 'family'],
      ['parent-lost', 'contactAsParent'],
      ['parent-tablet', 'family'],
      ['parent-devices', 'family'],
      ['parent-mails', 'contactAsParent'],
      ['parent-see', 'privacyForGrownUps'],
      ['parent-copy', 'family'],
      ['parent-erase', 'family'],
      ['own-pond', 'about'],
    ],
  },
];

export interface Answer extends Entry {
  readonly link: AnswerLink;
  /** The button that it speaks of. */
  readonly looks?: readonly Look[] | undefined;
}

/** A section with its questions in words. */
export interface AnsweredSection {
  readonly id: string;
  readonly emoji: string;
  readonly tone: Tone;
  readonly title: string;
  readonly answers: readonly Answer[];
}

export function listAnswers(facts: Facts): AnsweredSection[] {
  return sections.map(({ id, emoji, tone, questions }) => ({
    id,
    emoji,
    tone,
    title: t(`help.section.${id}`),
    answers: questions.map(([question, link]) => ({
      id: question,
      question: t(`help.q.${question}`),
      answer: t(`help.a.${question}`, facts),
      ...splitWords(t(`help.words.${question}`), t(`help.section.${id}`)),
      link: linkTo(link),
      looks: looks[question],
    })),
  }));
}

/** Before the semicolon stand words for which this answer comes first. */
function splitWords(words: string, section: string): Pick<Entry, 'topics' | 'words'> {
  const [topics = '', others = ''] = words.includes(';') ? words.split(';') : ['', words];
  return { topics, words: `${others} ${section}` };
}
