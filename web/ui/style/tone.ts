/** The colors that something can own; set as data-tone, they reach everything inside. */
export const tones = ['leaf', 'sky', 'grape', 'lotus', 'sun', 'teal', 'moss', 'ember'] as const;
export type Tone = (typeof tones)[number];
