import { describe, expect, it } from 'vitest';
import { screen } from './screen.ts';

/** Children write English here, but insult in the language of their school yard. */
describe('reads rude words of German, French and Italian', () => {
  it.each([
    'du Hurensohn',
    'halt die Fresse',
    'verpiss dich endlich',
    'du bist ein Arschloch',
    'so ein Wichs3r',
    'va te faire foutre',
    'ferme ta gueule',
    'espèce de connard',
    'sale con',
    'quel enculé',
    'vaffanculo',
    'sei uno stronzo',
    'figlio di puttana',
    'testa di cazzo',
    'v a f f a n c u l o',
  ])('%s', (text) => {
    expect(screen(text).decision).toBe('refuse');
  });

  it.each([
    'bitte gib mir den Ball',
    'mein Hund ist frech',
    'wir haben einen dicken Schneemann gebaut',
    'die Hose ist nass',
    'je suis en classe avec mes amis',
    'le lapin mange une carotte',
    'mon chat est gros et gentil',
    'une grosse vache dort dans le pré',
    'il gatto beve il latte',
    'la pasta con il sugo',
    'mia nonna cucina bene',
    'che bella farfalla',
  ])('lets through: %s', (text) => {
    expect(screen(text)).toMatchObject({ decision: 'allow', rules: [] });
  });
});
