import { describe, expect, it } from 'vitest';
import { screenConversation } from './conversation.ts';
import { screen } from './screen.ts';

/** Children write English here, but swear in the languages that they speak at school. */
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
  ])('allows: %s', (text) => {
    expect(screen(text)).toMatchObject({ decision: 'allow', rules: [] });
  });
});

describe('reads phone numbers in words of German, French and Italian', () => {
  const numbers = [
    'null sieben sieben null null neun null null eins zwei drei',
    'zéro sept sept zéro zéro neuf zéro zéro un deux trois',
    'zero sette sette zero zero nove zero zero uno due tre',
  ];

  it.each(numbers)('%s', (text) => {
    expect(screen(text).rules).toContain('private.phone');
  });

  it('finds a phone number with one word in each message', () => {
    const messages = (numbers[0] ?? '').split(' ').map((text) => ({ text }));

    expect(screenConversation(messages).rules).toContain('private.phone');
  });

  it.each(['uno due tre, stella!', 'un deux trois soleil', 'eins zwei Polizei', 'my homework is due on the 7th'])(
    'lets through: %s',
    (text) => {
      expect(screen(text)).toMatchObject({ decision: 'allow', rules: [] });
    },
  );
});

describe('helps in German, French and Italian', () => {
  it.each([
    'ich will nicht mehr leben',
    'ich möchte einfach sterben',
    'ich ritze mich',
    'mein Vater schlägt mich',
    'je veux mourir',
    'j’ai envie de mourir',
    'mon père me frappe',
    'voglio morire',
    'non voglio più vivere',
    'mio padre mi picchia',
  ])('%s', (text) => {
    expect(screen(text).decision).toBe('help');
  });

  it.each(['bring dich um', 'geh doch sterben', 'niemand würde dich vermissen', 'tue-toi', 'va mourir', 'ammazzati'])(
    'never allows telling a child to die: %s',
    (text) => {
      expect(screen(text).rules).toContain('selfharm.told');
    },
  );

  it.each([
    'ich will nicht mehr spielen',
    'ich sterbe vor Hunger',
    'mein Bruder haut mich beim Fußball nie',
    'je veux mourir de rire',
    'mon frère me fait rire',
    'voglio un gelato',
    'muori di fame?',
  ])('allows: %s', (text) => {
    expect(screen(text).decision).toBe('allow');
  });
});

describe('finds grooming and private details in German, French and Italian', () => {
  it.each([
    ['schick mir ein Foto von dir', 'lure.picture'],
    ['envoie-moi une photo', 'lure.picture'],
    ['mandami una tua foto', 'lure.picture'],
    ['sag es niemandem', 'lure.secret'],
    ['ne le dis pas à tes parents', 'lure.secret'],
    ['non dirlo a nessuno', 'lure.secret'],
    ['wo wohnst du', 'asks.contact'],
    ['où habites-tu', 'asks.contact'],
    ['dove abiti', 'asks.contact'],
    ['gib mir deine Nummer', 'asks.contact'],
    ['wollen wir uns treffen', 'lure.meet'],
    ['on se voit au parc', 'lure.meet'],
    ['ci vediamo al parco', 'lure.meet'],
    ['ich wohne in Köln', 'private.address'],
    ['j’habite à Lyon', 'private.address'],
    ['abito a Roma', 'private.address'],
  ])('%s', (text, rule) => {
    expect(screen(text).rules).toContain(rule);
  });

  it.each([
    'zeig mir dein Bild vom Frosch',
    'wo wohnt der Fuchs',
    'sag es deiner Lehrerin',
    'montre-moi une photo de ton chat',
    'où est le chat',
    'dov’è la rana',
    'dis bonjour à ta maman',
  ])('allows: %s', (text) => {
    expect(screen(text).decision).toBe('allow');
  });
});
