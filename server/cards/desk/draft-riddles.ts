import type * as contract from '#contract/cards/kinds/riddle-desk.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { LanguageModel } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError, type ServiceFailure } from '../../platform/outside/outside-service.ts';
import { Problem } from '../../platform/problem.ts';
import { audit } from '../../safety/index.ts';
import { getLibrary } from '../content-library.ts';
import { MODEL } from '../generator/made-riddle.ts';
import { formatDraftMessage } from '../generator/message.ts';
import { askModel } from '../generator/model/ask-model.ts';
import { buildPrompt, type DraftOrder, type Drafts, readDrafts } from '../generator/model/drafts.ts';
import { riddle } from '../kinds/riddle.ts';
import { listItems } from '../library.ts';
import { insertGenerated, listMade } from './generated-queries.ts';
import { listDrafted, storedForm } from './stored-form.ts';

/** Asks the operator's language model for riddles. Those that pass the checks are stored as drafts, which no child sees. */
export async function draftRiddles(context: Context, admin: StaffActor, order: Body<typeof contract.draftRiddles>) {
  const { languageModel } = context.config;
  if (!languageModel) throw new Problem('invalid', { message: 'No language model is set up here.' });
  const { kept, refused } = await write(context, languageModel, order);
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    tx.write(insertGenerated, { riddles: kept.map(storedForm), status: 'draft', now: at });
    const detail = { riddles: kept.length };
    audit(context, tx, { actor: admin.accountId, act: 'riddles.draft', subject: 'riddles', detail, at });
  });
  return { message: formatDraftMessage(kept.length, refused), generated: kept.length };
}

async function write(context: Context, model: LanguageModel, order: DraftOrder): Promise<Drafts> {
  const drafted = listDrafted(await listMade(context.db, { model: MODEL }));
  const written = listItems(getLibrary(context), riddle).map(({ question }) => question);
  try {
    return readDrafts(await askModel(model, buildPrompt(order)), order, model.name, [...written, ...drafted]);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    context.log.warn({ err: error }, 'no riddles were drafted');
    throw new Problem('model_failed', { message: failureWords[error.failure] });
  }
}

const failureWords: Record<ServiceFailure, string> = {
  'no connection': "We couldn't reach the language model.",
  'too slow': 'The language model took too long.',
  refused: 'The language model refused the request. Please check its address and key.',
  'too long': "The language model's answer was too long.",
  'not understood': "We couldn't understand the language model's answer.",
};
