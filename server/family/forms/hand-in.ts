import { createHash } from 'node:crypto';
import type * as contract from '#contract/family.ts';
import { FORM_DAYS } from '#contract/rules/family/signed-forms.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/tokens.ts';
import { extendAnswerDeadline } from '../consent/consent-queries.ts';
import { lockOpenLink } from '../consent/links.ts';
import { readPictures } from './documents/read-pictures.ts';
import { deletePages, findFormOfLink, insertPage, markHandedIn } from './form-queries.ts';
import { loadForm, presentForm } from './own-form.ts';

/**
 * A parent uploads the signed form. Only re-encoded pictures are stored, encrypted, so that no byte of the upload reaches a
 * staff browser. The link is checked before the files are read, and nothing is locked meanwhile.
 */
export async function handInSignedForm(
  context: Context,
  { token, files }: Body<typeof contract.handInSignedForm>,
): Promise<contract.SignedForm> {
  await loadForm(context, token);
  const uploads = files.map((file) => Buffer.from(file, 'base64'));
  const pictures = await readPictures(uploads);
  const now = context.clock.now();
  const expiresAt = later(now, FORM_DAYS * DAY);
  return context.db.transaction(async (tx) => {
    const [link, form] = await Promise.all([
      lockOpenLink(context, tx, token, 'form'),
      findFormOfLink(tx, { tokenHash: hashToken(token) }),
    ]);
    if (!form) throw new Problem('gone');
    const { id } = form;
    tx.write(deletePages, { id });
    for (const [index, picture] of pictures.entries()) {
      const number = index + 1;
      tx.write(insertPage, { id, number, sealed: sealPage(context, { id, number }, picture) });
    }
    tx.write(markHandedIn, { id, files: uploads.map(hashUpload), now, expiresAt });
    // The child must not be erased for lack of an answer while staff have one to review.
    tx.write(extendAnswerDeadline, { childId: link.child.id, until: expiresAt });
    return presentForm({ ...form, state: 'handed_in', refusal: null, pages: pictures.length, expiresAt });
  });
}

interface Page {
  readonly id: string;
  readonly number: number;
}

function sealPage({ keys }: Context, page: Page, picture: Uint8Array): Buffer {
  return keys.get('forms').sealBytes(pageLabel(page), picture);
}

/** Undefined if the key that sealed it was lost. */
export function unsealPage({ keys }: Context, page: Page, sealed: Buffer): Buffer | undefined {
  return keys.get('forms').unsealBytes(pageLabel(page), sealed);
}

/** Keeps a page from being used for another form. */
function pageLabel({ id, number }: Page): string {
  return `page ${number} of ${id}`;
}

function hashUpload(upload: Buffer): string {
  return createHash('sha256').update(upload).digest('hex');
}
