import { MAX_FORM_BYTES, MAX_FORM_PAGES } from '#contract/rules/family/signed-forms.ts';
import { fieldProblem, Problem } from '../../../platform/problem.ts';
import { runInThread } from '../thread.ts';
import { detectFileType, readPixelSize } from './file-type.ts';
import type { PictureAnswer, PictureJob } from './picture-thread.ts';

/** A new phone's photo has 24 million pixels, an A4 scan at 300 dpi 9 million. */
const MAX_PIXELS = 27_000_000;
const MAX_SIDE = 12_000;
/** Milliseconds for one file. */
const TIMEOUT = 20_000;
const MAX_WAITING = 6;
/** Seconds. */
const RETRY_AFTER = 20;

const refusals = {
  heic: "This is a HEIC photo, which we can't open. Please choose “Most compatible” in your camera's settings, or send a screenshot of it.",
  other: "We can't open this file. Please choose a photo (JPEG or PNG) or a PDF.",
  broken: "This file is damaged or locked, so we can't open it. Please take a new photo of the form.",
  too_large:
    'This picture has more pixels than we can open. Please take a photo with the normal setting of your camera.',
  too_many: 'Please send at most 4 pages.',
  too_heavy: 'All files together can be 10 MB at most.',
} as const;

/** PNG pictures of all pages, re-encoded from the pixels of each file. Throws a message for the parent. */
export async function readPictures(files: readonly Buffer[]): Promise<readonly Uint8Array[]> {
  if (files.reduce((sum, { length }) => sum + length, 0) > MAX_FORM_BYTES) throw refusal('too_heavy');
  const jobs = files.map(toPictureJob);
  const pictures: Uint8Array[] = [];
  for (const job of jobs)
    pictures.push(...(await runInTurn(() => decode({ ...job, maxPages: MAX_FORM_PAGES - pictures.length }))));
  return pictures;
}

function toPictureJob(bytes: Buffer): Omit<PictureJob, 'maxPages'> {
  const type = detectFileType(bytes);
  if (type === 'heic') throw refusal('heic');
  if (!type) throw refusal('other');
  if (type === 'pdf') return { bytes, type, width: 0, height: 0 };
  const size = readPixelSize(bytes, type);
  if (!size || size.width === 0 || size.height === 0) throw refusal('broken');
  const { width, height } = size;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw refusal('too_large');
  return { bytes, type, width, height };
}

async function decode(job: PictureJob): Promise<readonly Uint8Array[]> {
  if (job.maxPages <= 0) throw refusal('too_many');
  const answer = await runInThread<PictureAnswer>(new URL('picture-thread.ts', import.meta.url), job, TIMEOUT);
  if (answer && 'pictures' in answer) return answer.pictures;
  throw refusal(answer?.because === 'too_many_pages' ? 'too_many' : 'broken');
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One file at a time in the whole process, because each may take a lot of memory. */
function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING) throw new Problem('busy', { retryAfter: RETRY_AFTER });
  waiting += 1;
  const taken = last.then(work, work).finally(() => {
    waiting -= 1;
  });
  last = taken.catch(() => undefined);
  return taken;
}

function refusal(name: keyof typeof refusals): Problem {
  return fieldProblem('files', refusals[name]);
}
