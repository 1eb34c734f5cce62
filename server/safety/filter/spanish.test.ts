import { describe, expect, it } from 'vitest';
import { screen } from './screen.ts';

/** With and without accents, because children leave them out. */
describe('reads Spanish', () => {
  it.each([
    ['eres un pendejo', 'word.rude'],
    ['vete a la m i e r d a', 'word.rude'],
    ['qué hijo de p*ta', 'word.slur'],
    ['c4br0n', 'word.rude'],
    ['eres muy fea y tonta', 'unkind.insult'],
    ['nadie quiere jugar contigo', 'unkind.insult'],
    ['te voy a pegar a la salida', 'unkind.threat'],
    ['mi número es 612 345 678', 'private.phone'],
    ['llámame al seis uno dos tres cuatro cinco seis siete ocho', 'private.phone'],
    ['mi correo es maya arroba example punto org', 'private.mail'],
    ['vivo en la calle Mayor 15', 'private.address'],
    ['mi contraseña es rana123', 'private.password'],
    ['mi colegio se llama San Juan', 'private.school'],
    ['tengo nueve años y vivo en Sevilla', 'private.birth'],
    ['mi insta es ranita.maya', 'private.handle'],
    ['¿cuál es tu número de teléfono?', 'asks.contact'],
    ['¿dónde vives?', 'asks.contact'],
    ['mándame una foto tuya', 'lure.picture'],
    ['no le digas a tu mamá', 'lure.secret'],
    ['te regalo robux si vienes', 'lure.meet'],
  ])('%s', (text, rule) => {
    const { decision, rules } = screen(text);

    expect(decision).not.toBe('allow');
    expect(rules).toContain(rule);
  });

  it.each(['quiero morirme', 'ya no quiero vivir', 'mi papá me pega todos los días', 'tengo miedo de volver a casa'])(
    'helps: %s',
    (text) => {
      expect(screen(text).decision).toBe('help');
    },
  );

  it.each([
    'me muero de risa',
    'tengo nueve peces y una tortuga',
    'mi cumpleaños fue divertido',
    'la rana salta en el lago',
    'el examen de matemáticas fue difícil',
    'mi perro es gordo y feliz',
    'vivo para jugar',
    'quiero un helado de fresa',
    '¿cómo se llama tu gato?',
    'el cuento es de una bruja fea',
    'gané 3 a 2 en el partido',
    'la peluca y la pitón del circo',
  ])('allows: %s', (text) => {
    expect(screen(text)).toMatchObject({ decision: 'allow', rules: [] });
  });
});
