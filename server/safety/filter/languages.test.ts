import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toTurn } from './classifier/dialogue.ts';
import { detectLanguage } from './classifier/languages.ts';
import { screenNextMessage } from './conversation.ts';
import { screen } from './screen.ts';

const plain = readFileSync(new URL('../../../test/safety/plain-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([language = '', text = '']) => ({ language, text }));

const nothingBefore = { texts: [], groomingSignals: [] };

describe('detects the language of a text', () => {
  it.each([
    ['ich hab heute leider keine Zeit', 'de'],
    ['hoy no puedo jugar contigo', 'es'],
    ["aujourd'hui je peux pas jouer", 'fr'],
    ['il gatto dorme sul divano', undefined],
    ['hola', undefined],
  ])('%s: %s', (text, language) => {
    expect(detectLanguage([toTurn({ text, isOther: false })])).toBe(language);
  });
});

describe('lets plain sentences through', () => {
  it.each(['de', 'es', 'fr'])('%s: 98 of 100', (language) => {
    const own = plain.filter((line) => line.language === language);

    const stopped = own.filter(({ text }) => screen(text).decision !== 'allow');

    expect(own.length).toBe(150);
    expect(stopped.length).toBeLessThanOrEqual(2);
  });
});

describe('counts no plain sentence as a sign of luring', () => {
  it.each(['de', 'es', 'fr'])('%s: 95 of 100', (language) => {
    const own = plain.filter((line) => line.language === language);

    const signs = own.filter(({ text }) => screenNextMessage(text, nothingBefore).groomingSignals.length > 0);

    expect(signs.length).toBeLessThanOrEqual(7);
  });
});

describe('recognizes by its heads what no list contains', () => {
  it.each([
    ['keiner will neben dir sitzen weil du so komisch riechst', 'unkind.likely'],
    ['wenn du mir deine Nummer gibst schenk ich dir was, aber sag deinen Eltern nichts', 'lure.likely'],
    ['papa hat mich gestern wieder eingesperrt und ich hab so angst', 'crisis.likely'],
    ['ich geh in die 4c und um vier bin ich immer allein zuhause', 'private.likely'],
    ['nadie quiere sentarse contigo porque hueles mal', 'unkind.likely'],
    ['no le cuentes a tus papás que hablamos, mándame otra foto de tu cara', 'lure.likely'],
    ['mi padrastro me encierra en el cuarto y tengo mucho miedo', 'crisis.likely'],
    ['voy en quinto b y mi casa es la verde de la esquina', 'private.likely'],
    ['personne veut de toi dans le groupe, va jouer ailleurs', 'unkind.likely'],
    ['dis rien à tes parents, envoie une photo de toi et je te donne un cadeau', 'lure.likely'],
    ["mon beau-père me tape quand il a bu et j'ai peur de dormir", 'crisis.likely'],
    ["j'habite au 12 rue des Lilas, deuxième étage", 'private.likely'],
  ])('%s: %s', (text, rule) => {
    expect(screen(text).rules).toContain(rule);
  });

  it('gives help to a child in danger, as in English', () => {
    const { decision } = screen('mi padrastro me encierra en el cuarto y tengo mucho miedo');

    expect(decision).toBe('help');
  });

  it('reads what both children said together', () => {
    const dialogue = ['wie alt bist du', 'neun', 'cool, ich auch bald'].map((text, at) => ({
      text,
      isOther: at === 1,
    }));

    const { rules } = screenNextMessage('schick mal ein foto von dir und sag es nicht deiner mama', {
      texts: ['wie alt bist du', 'cool, ich auch bald'],
      groomingSignals: [],
      dialogue,
    });

    expect(rules.some((rule) => rule.startsWith('lure.'))).toBe(true);
  });
});

describe('reads short messages that say it plainly', () => {
  it.each([
    'du stinkst',
    'du nervst total',
    'du bist hässlich',
    'du bist so dumm',
    'du bist doof',
    'du bist fett',
    'du bist voll peinlich',
    'halt den Mund',
    'halt einfach die Klappe',
    'keiner mag dich',
    'niemand will mit dir spielen',
    'du dumme Kuh',
    'tu pues',
    "t'es moche",
    "t'es trop nul mdr",
    "t'es une grosse vache",
    "personne t'aime",
    'personne veut de toi',
    'ferme la',
    'casse-toi de la',
    'eres una vaca',
    'eres un pringado',
    'cállate ya',
    'cierra el pico',
    'hueles a pescado',
    'nadie te soporta',
    'ich mach dich fertig',
    'wir schlagen dich zusammen',
    'du kriegst eine auf die Fresse',
    'je vais te taper',
    'on va te casser la gueule',
    'te voy a romper la cara',
    'a la salida te espero',
    'schick mal deine Nummer',
    'wo wohnst du genau',
    'wie heißt deine Schule',
    "t'habites où",
    'donne ton snap',
    'pásame tu cel',
    'en qué colonia vives',
    'das bleibt unter uns',
    'sag das keinem',
    'lösch bitte den Chat',
    'ça reste entre nous',
    "n'en parle à personne",
    'efface les messages',
    'esto queda entre nosotros',
    'borra la conversación',
    'komm aber allein',
    'ich hol dich mit dem Auto ab aber sag nix',
    'viens toute seule',
    "je viens te chercher en voiture à l'école",
    'ven solita',
    'paso por ti en mi carro',
  ])('stops: %s', (text) => {
    expect(['hold', 'refuse']).toContain(screen(text).decision);
  });

  it.each([
    'i mog nimma lebn',
    'ich will nicht mehr da sein',
    'wäre ich doch tot',
    'keiner würde mich vermissen',
    'ich ritze mich manchmal',
    'je veux plus vivre',
    "j'veux plus être là",
    "j'aurais préféré jamais naître",
    'je me coupe les bras',
    'quiero dormirme y no despertar',
    'ya no aguanto mi vida',
    'me corto en los brazos',
    'nadie me extrañaría',
    'er schlägt mich wieder',
    'papa haut uns wenn er trinkt',
    'onkel fasst mich an',
    'er sperrt mich ein',
    'il me tape quand il a bu',
    "mon oncle m'a touché sous le pull",
    'me pega cuando toma',
    'mi tío me toca en la noche',
  ])('helps: %s', (text) => {
    expect(screen(text).decision).toBe('help');
  });

  it.each([
    'du bist nett',
    'der Käse stinkt',
    'ich hol dich ab um drei',
    'kommst du allein zurecht?',
    'halt den Ball fest',
    'ton chien est drôle',
    'ça pue la peinture',
    'viens avec ta sœur',
    'donne ton crayon',
    'eres un campeón',
    'huele a pan',
    'ven con tu mamá',
    'pásame tu lápiz',
    'me corté las uñas',
  ])('allows: %s', (text) => {
    expect(screen(text).decision).toBe('allow');
  });
});
