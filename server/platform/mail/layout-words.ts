import type { WrittenLanguage } from '#contract/shared/languages.ts';

interface LayoutWords {
  readonly runBy: (operatorName: string) => string;
  readonly unnamedOperator: string;
  readonly buttonFails: string;
}

/** The few words that are in every mail. */
export const layoutWords: Record<WrittenLanguage, LayoutWords> = {
  en: {
    runBy: (operatorName) => `${operatorName} runs this Lilypad`,
    unnamedOperator: 'The people who run this Lilypad',
    buttonFails: "Button doesn't work? Copy this address:",
  },
};
