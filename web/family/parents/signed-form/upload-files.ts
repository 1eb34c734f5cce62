import { MAX_FORM_BYTES, MAX_FORM_PAGES } from '#contract/rules/family/signed-forms.ts';

export type FileProblem = 'tooMany' | 'tooBig';

/** What the input offers, and all that the server can open. */
export const openableTypes: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'];

/** Browsers know a type by the ending of a name. */
export function canOpen({ type }: File): boolean {
  return openableTypes.includes(type);
}

export function isHeic({ name, type }: File): boolean {
  return /\.(heic|heif)$/i.test(name) || /hei[cf]/.test(type);
}

/** The checks that run before anything is sent. The server checks the contents. */
export function findProblem(files: readonly File[]): FileProblem | undefined {
  if (files.length > MAX_FORM_PAGES) return 'tooMany';
  return totalSize(files) > MAX_FORM_BYTES ? 'tooBig' : undefined;
}

export function totalSize(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** The bytes of a file in base64. */
export function encodeFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** An address from which the browser saves or opens a PDF. */
export function pdfAddress(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
}
