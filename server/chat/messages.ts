import type * as contract from '#contract/chat.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { AfterCommit, Transaction } from '../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import {
  type EarlierMessages,
  type MessageVerdict,
  openCase,
  screen,
  screenNextMessage,
  toRefusal,
  unpublished,
  type Verdict,
} from '../safety/index.ts';
import { findMessageHistory, findOwnMessage, insertMessage, lockConversation } from './message-queries.ts';
import { sendToScreens } from './notify.ts';
import { toCase, toContent, toStatus } from './policy.ts';
import { presentMessage } from './present.ts';
import { type ChatRelationship, loadChatRelationship } from './relationship.ts';

type Sent = Returns<typeof contract.sendMessage>;

/** Grooming signals add up over this period. */
const GROOMING_WINDOW = 30 * DAY;
const noHistory: EarlierMessages = { texts: [], groomingSignals: [] };
/** Phrases need no filter: they are ours. */
const harmless: MessageVerdict = {
  decision: 'allow',
  rules: [],
  decidingRules: [],
  spans: [],
  severity: 0,
  version: '',
  isAlarming: false,
  masked: null,
  groomingSignals: [],
  isPiece: false,
  completedPieces: [],
};
const UNKIND = 'Please choose kinder words. Your buddy has feelings, too.';

/** A retry with the same clientId returns the stored message, even when both arrive at the same moment. */
export async function sendMessage(
  context: Context,
  child: ChildActor,
  receiverId: string,
  form: contract.MessageForm,
): Promise<Sent> {
  const content = toContent(form);
  if (!content) throw fieldProblem('message', 'Please write something first');
  recordActivity(context, child);
  const draft = { senderId: child.accountId, receiverId, clientId: form.clientId, ...content, at: context.clock.now() };
  const outcome = await context.db.transaction((tx) => screenAndStore(context, tx, child, draft));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
}

interface Draft {
  readonly senderId: string;
  readonly receiverId: string;
  readonly clientId: string;
  readonly kind: 'words' | 'phrase';
  readonly text: string;
  readonly at: Date;
}

/** A refusal is thrown after the commit, because a dangerous message must still be stored for moderation. */
type Outcome = Sent | { readonly refusal: Problem };

async function screenAndStore(
  context: Context,
  tx: Transaction,
  child: ChildActor,
  draft: Draft,
): Promise<Outcome | AfterCommit<Outcome>> {
  const { senderId, receiverId, clientId, at } = draft;
  tx.lock(lockConversation, { senderId, receiverId });
  const [relationship, history, before] = await Promise.all([
    loadChatRelationship(context, tx, child, receiverId),
    findMessageHistory(tx, {
      senderId,
      receiverId,
      since: later(at, -GROOMING_WINDOW),
      sinceYesterday: later(at, -DAY),
    }),
    findOwnMessage(tx, { senderId, clientId }),
  ]);
  if (before) return repeatAnswer(before, receiverId);
  if (draft.kind === 'phrase') return store(context, tx, draft, relationship, harmless);
  if (relationship.typing) throw new Problem(relationship.typing);
  const verdict = screenNextMessage(draft.text, history ? oldestFirst(history, senderId) : noHistory);
  const waitsWith = verdict.decision === 'hold' && verdict.completedPieces.length > 0 ? history?.waiting : null;
  return store(context, tx, draft, relationship, verdict, waitsWith);
}

type History = NonNullable<Awaited<ReturnType<typeof findMessageHistory>>>;

function oldestFirst(history: History, senderId: string): EarlierMessages {
  const { texts, groomingSignals, pieces, dialogue, dialogueAuthors } = history;
  return {
    texts: texts.toReversed(),
    groomingSignals,
    pieces: pieces.toReversed(),
    dialogue: dialogue.map((text, at) => ({ text, isOther: dialogueAuthors[at] !== senderId })).toReversed(),
  };
}

function store(
  context: Context,
  tx: Transaction,
  draft: Draft,
  { actor, actorName }: ChatRelationship,
  verdict: MessageVerdict,
  waitsWith: string | null = null,
): Outcome | AfterCommit<Outcome> {
  const status = toStatus(verdict);
  const { text, at, senderId, receiverId } = draft;
  if (status === 'turned_away') {
    unpublished.recordStop(tx, { accountId: senderId, place: 'message', verdict, at });
    return { refusal: toProblem(verdict) };
  }
  const id = newId();
  const needsComfort = verdict.decision === 'help';
  const values = {
    ...{ ...draft, id, masked: verdict.masked, status, needsComfort, waitsWith },
    conversationId: newId(),
    groomingSignals: verdict.groomingSignals,
    isPiece: verdict.isPiece,
  };
  const stored = tx.write(insertMessage, values, presentMessage);
  const author = { id: senderId, name: actorName, ageGroup: actor.ageGroup };
  if (status !== 'sent') openCase(tx, toCase({ id: waitsWith ?? id, receiverId, text, at }, author, verdict));
  if (status === 'refused') return { refusal: toProblem(verdict) };
  return tx.afterCommit(() => {
    sendToScreens(context, stored.result);
    return { message: stored.result, needsComfort };
  });
}

/** Returns the answer to the first attempt. A clientId is only valid for one message to one child. */
function repeatAnswer(row: NonNullable<Awaited<ReturnType<typeof findOwnMessage>>>, receiverId: string): Outcome {
  if (row.receiverId !== receiverId) return { refusal: new Problem('invalid') };
  if (row.status === 'removed') return { refusal: new Problem('gone') };
  if (row.status === 'refused') return { refusal: toProblem(screen(row.text)) };
  return { message: presentMessage(row), needsComfort: row.needsComfort };
}

function toProblem(verdict: Verdict): Problem {
  return fieldProblem('message', toRefusal(verdict, { unkind: UNKIND }));
}
