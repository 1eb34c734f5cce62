import * as calls from '#contract/help.ts';
import { serve } from '../platform/http/serve.ts';
import { readOperatorFacts } from './facts.ts';
import { readHelplines } from './helplines.ts';
import { sendContact } from './messages.ts';
import { readReviewFacts } from './review-facts.ts';

export const routes = [
  serve(calls.sendContact, ({ context, actor, client, body }) => sendContact(context, actor, client.address, body)),
  serve(calls.readOperatorFacts, ({ context }) => readOperatorFacts(context)),
  serve(calls.readReviewFacts, ({ context }) => readReviewFacts(context)),
  serve(calls.readHelplines, ({ context }) => readHelplines(context)),
];
