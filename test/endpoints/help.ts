import * as help from '#contract/help.ts';
import { asVisitor, type Call } from './call.ts';

export const helpCalls: readonly Call[] = [
  { endpoint: help.readOperatorFacts, prepare: asVisitor() },
  { endpoint: help.readReviewFacts, prepare: asVisitor() },
  { endpoint: help.readHelplines, prepare: asVisitor() },
  {
    endpoint: help.sendContact,
    prepare: asVisitor({ name: 'Omar', email: 'omar@example.org', subject: 'Hello', message: 'How are the frogs?' }),
  },
];
