import type { RefusalKind } from '#contract/safety/screening.ts';
import type { Verdict } from './filter/verdict.ts';

/** One sentence for each kind: what the words are about, and what to do next. None says how it was found out. */
const sentences: Readonly<Record<RefusalKind, string>> = {
  selfharm: 'Please never tell anyone to hurt themselves. If you worry about someone, tell a grown-up.',
  address: 'Please leave out where you live. Only your family needs to know that.',
  school: 'Please leave out the name of your school. Tell us what you like about it instead.',
  password: 'Please keep your passwords secret. Only your grown-ups at home can know them.',
  birthday: 'Please leave out your birthday and how old you are. Tell us what you like instead.',
  phone: 'Please leave out phone numbers. Only your family needs them.',
  mail: 'Please leave out e-mail addresses. Only your family needs them.',
  handle: 'Please leave out your names from other apps. Keep them to yourself.',
  link: "Please leave out web addresses. Tell us in your own words what's good there.",
  name: 'Please leave out full names. A first name or a nickname is enough.',
  meeting: "Please don't plan to meet up here. Ask a grown-up at home to plan it with you.",
  picture: "Please don't send photos of yourself or ask for any. A drawing is more fun.",
  private: 'Please leave private things out. Not sure? Ask a grown-up at home.',
  sexual: 'Please leave grown-up things out. If something makes you feel strange, tell a grown-up you trust.',
  hate: "Please don't put people down for who they are. Everyone belongs here.",
  threat: "Please don't scare anyone. If you're angry, take a break or tell a grown-up.",
  exclude: "Please don't leave anyone out. Maybe you can ask them to join in?",
  unkind: 'Please choose kinder words. Others will read this.',
  spelling: 'Please use plain letters here',
  long: "That's too long for us. Please write it a little shorter.",
};

/** In the order in which they matter, when a text is refused for several. */
const order = Object.keys(sentences) as readonly RefusalKind[];

const kindByRule: Readonly<Record<string, RefusalKind>> = {
  'private.address': 'address',
  'private.ip': 'address',
  'private.school': 'school',
  'private.password': 'password',
  'private.birth': 'birthday',
  'private.ageplace': 'birthday',
  'private.phone': 'phone',
  'private.mail': 'mail',
  'private.handle': 'handle',
  'private.link': 'link',
  'private.name': 'name',
  'private.photo': 'picture',
  'name.whole': 'name',
  'name.unkind': 'unkind',
  'lure.app': 'handle',
  'lure.meet': 'meeting',
  'lure.picture': 'picture',
  'lure.threat': 'threat',
  'unkind.threat': 'threat',
  'unkind.dare': 'threat',
  'unkind.exclude': 'exclude',
  'danger.body': 'sexual',
  'danger.weapon': 'threat',
  'danger.dare': 'threat',
  'danger.scam': 'link',
  'word.sexual': 'sexual',
  'word.drugs': 'sexual',
  'word.slur': 'hate',
};

const kindByFamily: Readonly<Record<string, RefusalKind>> = {
  private: 'private',
  asks: 'private',
  lure: 'private',
  hate: 'hate',
  selfharm: 'selfharm',
  odd: 'spelling',
  long: 'long',
};

/** What a text is refused for, or would be: the kind that matters most. */
export function toRefusalKind(rules: readonly string[]): RefusalKind {
  const kinds = rules.map((rule) => kindByRule[rule] ?? kindByFamily[rule.split('.')[0] ?? ''] ?? 'unkind');
  return order.find((kind) => kinds.includes(kind)) ?? 'unkind';
}

/** Where it is said: in a chat and in a name an unkind word has other consequences. */
export interface Place {
  readonly unkind?: string;
}

export function toRefusal(
  { decidingRules }: Pick<Verdict, 'decidingRules'>,
  { unkind = sentences.unkind }: Place = {},
): string {
  const kind = toRefusalKind(decidingRules);
  return kind === 'unkind' ? unkind : sentences[kind];
}
