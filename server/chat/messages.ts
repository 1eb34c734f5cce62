import type { MessageForm, sendMessage } from '#contract/chat.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { noteActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import {
  maskText,
  type NextVerdict,
  openCase,
  refusalOf,
  type SaidBefore,
  screen,
  screenNext,
  type Verdict,
} from '../safety/index.ts';
import { announce } from './notify.ts';
import { caseOf, contentOf, statusOf } from './policy.ts';
import { presentMessage } from './present.ts';
import { findMessageHistory, findOwnMessage, insertMessage, lockConversation } from './queries.ts';
import { type ChatRelationship, loadChatRelationship } from './relationship.ts';

type Sent = Returns<typeof sendMessage>;

/** Luring is added up over this long. */
const LURING = 30 * DAY;
const nothing: SaidBefore = { texts: [], lures: [] };
/** What we wrote ourselves. */
const harmless: NextVerdict = {
  decision: 'allow',
  rules: [],
  deciding: [],
  spans: [],
  severity: 0,
  version: '',
  lures: [],
  isPiece: false,
  pieces: [],
};
const UNKIND = 'Please choose kinder words. Your buddy has feelings, too.';

/**
 * Says something to a buddy: gate, filter, then stored, and only then told to anybody. Asking again with the same clientId,
 * also at the same moment, answers the message that is there.
 */
export async function sendTo(
  context: Context,
  child: ChildActor,
  receiverId: string,
  form: MessageForm,
): Promise<Sent> {
  const content = contentOf(form);
  if (!content) throw fieldProblem('message', 'Please write something first');
  noteActivity(context, child);
  const draft = { senderId: child.accountId, receiverId, clientId: form.clientId, ...content, at: context.clock.now() };
  const outcome = await context.db.transaction((tx) => write(context, tx, child, draft));
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

/** A refusal is answered after the commit: what may mean danger is kept for the desk. */
type Outcome = Sent | { readonly refusal: Problem };

async function write(context: Context, tx: Transaction, child: ChildActor, draft: Draft): Promise<Outcome> {
  const { senderId, receiverId, clientId, at } = draft;
  const [, standing, said, before] = await Promise.all([
    lockConversation(tx, { senderId, receiverId }),
    loadChatRelationship(context, tx, child, receiverId),
    findMessageHistory(tx, { senderId, receiverId, since: later(at, -LURING), sinceYesterday: later(at, -DAY) }),
    findOwnMessage(tx, { senderId, clientId }),
  ]);
  if (before) return answerAgain(before, receiverId);
  if (draft.kind === 'phrase') return store(context, tx, draft, standing, harmless);
  if (standing.typing) throw new Problem(standing.typing);
  const verdict = screenNext(draft.text, said ? inOrder(said) : nothing);
  const waitsWith = verdict.decision === 'hold' && verdict.pieces.length > 0 ? said?.waiting : null;
  return store(context, tx, draft, standing, verdict, waitsWith);
}

function inOrder({ texts, lures, pieces }: Required<SaidBefore>): SaidBefore {
  return { texts: texts.toReversed(), lures, pieces: pieces.toReversed() };
}

async function store(
  context: Context,
  tx: Transaction,
  draft: Draft,
  { actor, actorName }: ChatRelationship,
  verdict: NextVerdict,
  waitsWith: string | null = null,
): Promise<Outcome> {
  const status = statusOf(verdict);
  if (status === 'turned_away') return { refusal: refusalFor(verdict) };
  const id = newId();
  const { text, at, senderId, receiverId } = draft;
  const needsComfort = verdict.decision === 'help';
  const masked = verdict.decision === 'mask' ? maskText(text, verdict) : null;
  const stored = insertMessage(tx, {
    ...{ ...draft, id, masked, status, needsComfort },
    conversationId: newId(),
    lures: verdict.lures,
    isPiece: verdict.isPiece,
    waitsWith,
  });
  const author = { id: senderId, name: actorName, ageGroup: actor.ageGroup };
  const caseId = waitsWith ?? id;
  const judged = status === 'sent' ? [] : [openCase(tx, caseOf({ id: caseId, receiverId, text, at }, author, verdict))];
  if (status !== 'refused') tx.afterCommit(() => void stored.then((row) => announce(context, presentMessage(row))));
  await tx.commit([stored, ...judged]);
  return status === 'refused'
    ? { refusal: refusalFor(verdict) }
    : { message: presentMessage(await stored), needsComfort };
}

/** The same answer as the first time; a clientId belongs to one message to one buddy. */
function answerAgain(row: NonNullable<Awaited<ReturnType<typeof findOwnMessage>>>, receiverId: string): Outcome {
  if (row.receiverId !== receiverId) return { refusal: new Problem('invalid') };
  if (row.status === 'removed') return { refusal: new Problem('gone') };
  if (row.status === 'refused') return { refusal: refusalFor(screen(row.text)) };
  return { message: presentMessage(row), needsComfort: row.needsComfort };
}

function refusalFor(verdict: Verdict): Problem {
  return fieldProblem('message', refusalOf(verdict, { unkind: UNKIND }));
}
