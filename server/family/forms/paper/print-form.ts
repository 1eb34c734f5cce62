import type { PaperSize } from '#contract/rules/family/signed-forms.ts';
import { runInThread } from '../thread.ts';
import type { PrintedForm } from './draw-form.ts';

/** Milliseconds. It takes half a second of a core, most of it for the fonts. */
const TIMEOUT = 20_000;

export interface PrintJob {
  readonly form: PrintedForm;
  readonly paper: PaperSize;
}

/** The form as a PDF in base64. */
export async function printForm(form: PrintedForm, paper: PaperSize): Promise<string> {
  const job: PrintJob = { form, paper };
  const pdf = await runInThread<string>(new URL('print-thread.ts', import.meta.url), job, TIMEOUT);
  if (pdf === undefined) throw new Error('the form was not drawn');
  return pdf;
}
