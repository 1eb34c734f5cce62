import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { turnOf } from './classifier/dialogue.ts';
import { languageOf } from './classifier/languages.ts';
import { screenNextMessage } from './conversation.ts';
import { screen } from './screen.ts';

const plain = readFileSync(new URL('../../../test/safety/plain-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([language = '', text = '']) => ({ language, text }));

describe('knows of which language a text is', () => {
  it.each([
    ['ich hab heute leider keine Zeit', 'de'],
    ['hoy no puedo jugar contigo', 'es'],
    ["aujourd'hui je peux pas jouer", 'fr'],
    ['il gatto dorme sul divano', undefined],
    ['hola', undefined],
  ])('%s: %s', (text, language) => {
    expect(languageOf([turnOf({ text, isOther: false })])).toBe(language);
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

describe('reads by its heads what no list holds', () => {
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
