import * as calls from '#contract/help.ts';
import { serve } from '../platform/http/serve.ts';
import { readHouseFacts } from './facts.ts';
import { readHelplines } from './helplines.ts';
import { takeMessage } from './messages.ts';

export const routes = [
  serve(calls.sendContact, ({ context, actor, client, body }) => takeMessage(context, actor, client.address, body)),
  serve(calls.readOperatorFacts, ({ context }) => readHouseFacts(context)),
  serve(calls.readHelplines, ({ context }) => readHelplines(context)),
];
