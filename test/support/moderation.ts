import { createPost } from '#contract/posts.ts';
import type { Lane } from '#contract/rules/lanes.ts';
import type { CareTemplate } from '#contract/safety/casework.ts';
import type { TeachTemplate } from '#contract/safety/message-templates.ts';
import { type CaseRow, type Decision, decideCase, listCases, readCase, sendReport } from '#contract/safety.ts';
import { newId } from '#server/platform/tokens.ts';
import type { Browser } from '../world.ts';
import type { Person } from './people.ts';

/** A child sends a story that waits in the review queue. Returns its id. */
export async function handIn(author: Browser, words: { title?: string; content?: string } = {}): Promise<string> {
  const story = { clientId: newId(), title: 'My frog', content: 'It jumps over the moon.', category: 'story' } as const;
  const { data, error } = await author.call(createPost, { body: { ...story, ...words } });
  if (error) throw new Error(error.message);
  return data.post.id;
}

export async function queue(staff: Browser, lane: Lane = 'children'): Promise<readonly CaseRow[]> {
  return (await staff.call(listCases, { query: { lane } })).data.cases;
}

/** The case at a position of the queue. */
export async function caseAt(staff: Browser, place = 0): Promise<CaseRow> {
  const found = (await queue(staff))[place];
  if (!found) throw new Error(`no case at place ${place}`);
  return found;
}

const hold = { reason: 'The police asked for it', days: 90 };

export function decide(staff: Browser, id: string, decision: Decision, template?: TeachTemplate | CareTemplate) {
  return staff.call(decideCase, {
    params: { id },
    body: { decision, ...(template ? { template } : {}), ...(decision === 'legal_hold' ? { hold } : {}) },
  });
}

export const read = (staff: Browser, id: string) => staff.call(readCase, { params: { id } });

export function report(child: Person, targetId: string, reason: 'unkind' | 'stranger' | 'not_sure' = 'unkind') {
  return child.call(sendReport, { body: { targetType: 'post', targetId, reason } });
}
