import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';

/** What stands on each sheet when the page is printed. */
export async function print(page: Page): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const sheets = await library.loadDocument(await page.pdf({ format: 'A4' }));
  const texts = [...sheets.pages()].map((sheet) => sheet.getText().replace(/\s+/g, ' '));
  sheets.destroy();
  library.destroy();
  return texts;
}
