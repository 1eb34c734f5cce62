import PDFDocument from 'pdfkit';
import { offeredScopes } from '#contract/rules/consent.ts';
import type { PaperSize } from '#contract/rules/family/signed-forms.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { OperatorProfile } from '../../../platform/operator-profile.ts';
import { parentLanguage } from '../../mails/mail.ts';
import { Sheet } from './sheet.ts';
import { type FormWords, formWords } from './words.ts';

/** What is printed on a form. */
export interface PrintedForm {
  readonly code: string;
  readonly firstName: string;
  readonly username: string;
  readonly parentName: string;
  readonly scopes: readonly Scope[];
  readonly noticeVersion: number;
  /** In hexadecimal digits. */
  readonly noticeHash: string;
  readonly operator: Pick<OperatorProfile, 'operatorName' | 'operatorAddress' | 'contactEmail'>;
  readonly publicUrl: string;
}

/** The form that a parent prints and signs: one page, tagged so that screen readers read it in order. */
export async function drawForm(form: PrintedForm, paper: PaperSize): Promise<Buffer> {
  const words = formWords[parentLanguage];
  const document = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margins: { top: 48, bottom: 40, left: 56, right: 56 },
    lang: parentLanguage,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${words.title}, ${form.code}`, Creator: 'Lilypad', Producer: 'Lilypad' },
  });
  const written = collect(document);
  const sheet = new Sheet(document);
  drawHead(sheet, form, words);
  drawPeople(sheet, form, words);
  drawScopes(sheet, form, words);
  drawDeclaration(sheet, words);
  drawFoot(sheet, form, words);
  sheet.end();
  return written;
}

function drawHead(sheet: Sheet, { code, firstName }: PrintedForm, words: FormWords): void {
  sheet.cornerBox(words.code, code);
  sheet.text('P', 'Lilypad', { size: 12, weight: 700, color: 'green' });
  sheet.text('H1', words.title, { size: 20, weight: 700 });
  sheet.text('P', words.intro(printable(sheet, firstName)), { size: 11 });
  sheet.space(6);
  for (const step of words.steps) sheet.text('P', step, { size: 10, color: 'soft' });
  sheet.space(14);
}

function drawPeople(sheet: Sheet, form: PrintedForm, words: FormWords): void {
  const { operatorName, operatorAddress, contactEmail } = form.operator;
  const operator = [operatorName ?? words.unnamedOperator(form.publicUrl), operatorAddress, contactEmail];
  sheet.named(words.child, [form.firstName, words.username(form.username)]);
  sheet.named(words.parent, [form.parentName]);
  sheet.named(words.operator, [operator.filter((part) => part !== null).join(', ')]);
  sheet.space(14);
}

function drawScopes(sheet: Sheet, { firstName, scopes }: PrintedForm, words: FormWords): void {
  sheet.text('H2', words.allows(printable(sheet, firstName)), { size: 12.5, weight: 700 });
  sheet.space(3);
  for (const scope of offeredScopes) {
    const isAllowed = scopes.includes(scope);
    sheet.tickBox(words.scopes[scope], isAllowed, isAllowed ? words.allowed : words.notAllowed);
  }
  sheet.space(14);
}

function drawDeclaration(sheet: Sheet, words: FormWords): void {
  for (const sentence of words.declaration) sheet.text('P', sentence, { size: 11 });
  sheet.space(58);
  sheet.lines([words.placeAndDate, words.signature]);
  sheet.space(48);
  sheet.lines([words.capitals]);
}

function drawFoot(sheet: Sheet, { noticeVersion, noticeHash }: PrintedForm, words: FormWords): void {
  sheet.atFoot([words.after, words.notice(noticeVersion, noticeHash)]);
}

/** In the middle of a sentence, a name that we cannot print is replaced by a fitting word. */
function printable(sheet: Sheet, firstName: string): string {
  return sheet.canPrint(firstName) ? firstName : 'my child';
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
