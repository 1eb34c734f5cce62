import type { Finding } from '../verdict.ts';
import { findMatches } from './matches.ts';

const ipv4 = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]\d)/g;
const ipv6 = /(?<![0-9a-z:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f:]{1,30}(?![0-9a-z])/g;
const coordinates = /(?<!\d)-?\d{1,3}\.\d{3,8}\s?[°]?\s?[ns]?\s?[,;/]?\s?-?\d{1,3}\.\d{3,8}(?!\d)/g;
const ukPostcode = /\b(?:[a-z]{1,2}\d[a-z\d]?)\s\d[a-z]{2}\b/g;
const usZipCode =
  /\b(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])\s\d{5}(?:-\d{4})?\b/g;
const englishRoads =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|terrace|crescent|court|ct|close|place|pl|way|square|mews|grove|gardens|parkway|pkwy|highway|hwy|trail|circle|cir';
const englishAddress = new RegExp(
  `(?<![\\d.$£€])\\d{1,5}[a-z]? (?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|old|new|st|rue)\\.? )?(?:[a-z'-]{2,20}\\.? |\\d{1,3}(?:st|nd|rd|th) ){1,3}?(?:${englishRoads})\\b(?! (?:long|away|home|from|to|by|in the game))`,
  'g',
);
const flatNumber = /\b(?:flat|apt|apartment|unit|suite|ste) ?#? ?\d{1,4}[a-z]?\b,? [a-z]/g;
const foreignRoads =
  'calle|avenida|avda|av|rue|plaza|paseo|carrera|strasse|ul|ulica|ulitsa|viale|corso|piazza|rua|estrada|bulevar|chaussee|avenue';
const roadSuffixes =
  'stra(?:ss|ß)e|str|weg|gasse|allee|platz|straat|laan|gracht|gatan|vagen|vej|veien|utca|katu|backen';
const roadBeforeNumber = new RegExp(
  `\\b(?:(?:${foreignRoads})\\.? [a-z .'-]{2,30}|[a-z]{3,20}(?:${roadSuffixes})),? ?(?:no |numero |n |nr\\.? )?\\d{1,4}(?![\\d:.]\\d)\\b`,
  'g',
);
const numberBeforeRoad = new RegExp(
  `(?<![\\d.$£€])\\b\\d{1,4}[a-z]?,? (?:(?:${foreignRoads})\\.? [a-z]{2,20}|[a-z]{3,20}(?:${roadSuffixes}))\\b(?! (?:and|or|to))`,
  'g',
);
const apartment = /\b(?:apt|apartment|suite|ste)\.? ?#? ?\d{1,4}\b/g;
const postBox = /\b(?:(?:p\.? ?o\.? ?|psc \d{1,5},? ?)box \d{1,6}|(?:fpo|apo|dpo) (?:ae|ap|aa) \d{5})\b/g;
const spelledOutAddress =
  /\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -])?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) [a-z]{3,15} (?:street|avenue|road|lane|drive|boulevard|terrace|crescent|close|grove)\b/g;
const numberPlate = /\bnumber plate\b[^.]{0,12}[a-z0-9]{2,4} ?[a-z0-9]{3}\b/g;
const amountNotAddress =
  /^(?:\d+ )(?:oz|tiles|million|billion|thousand|hundred|stairs|inches|square|kilometers?|minute|minutes|hour|hours|mile|miles|day|days|more|people|kids|cars|points|dollars|ways|times|km|feet|inch|of|years?|months?|weeks?|meters?|blocks?|different|x|is|and|in|on|by|go|the|for|to|a|games?|children|apples|extra|new|old|big|small|other|long)\b/;

export function findAddresses(text: string): Finding[] {
  if (!/\d/.test(text)) return findMatches('private.address', spelledOutAddress, text);
  return [
    ...findMatches('private.ip', ipv4, text),
    ...findMatches('private.ip', ipv6, text).filter(
      ({ span }) => /[a-f]|::/.test(text.slice(...span)) || text.slice(...span).length > 15,
    ),
    ...findMatches('private.address', coordinates, text).filter(
      ({ span }) => (text.slice(...span).match(/\./g) ?? []).length === 2,
    ),
    ...findMatches('private.address', ukPostcode, text),
    ...findMatches('private.address', usZipCode, text),
    ...findMatches('private.address', englishAddress, text).filter(
      ({ span }) => !amountNotAddress.test(text.slice(...span)),
    ),
    ...findMatches('private.address', flatNumber, text),
    ...findMatches('private.id', numberPlate, text),
    ...[roadBeforeNumber, numberBeforeRoad, apartment, postBox].flatMap((form) =>
      findMatches('private.address', form, text),
    ),
  ];
}
