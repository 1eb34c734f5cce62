import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import * as contract from '#contract/help.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { Context } from '../platform/context.ts';
import { ModuleState } from '../platform/module-state.ts';
import { readOperatorProfile } from '../platform/operator-profile.ts';
import { SetupError } from '../platform/setup-error.ts';

const file = fileURLToPath(new URL('../../content/helplines.json', import.meta.url));
const phone = z.string().regex(/^\d[\d -]*$/, 'a number is digits, spaces and hyphens');
const words = z.string().trim().min(1);

/** A country of content/helplines.json. `checked` says where its numbers come from. */
export const helplinesOfCountry = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/),
  emergency: z.array(z.strictObject({ number: phone, for: z.enum(contract.emergencyKinds) })).min(1),
  lines: z
    .array(
      z.strictObject({
        name: words,
        phone,
        sms: phone.nullable().default(null),
        hours: words.nullable(),
        website: z
          .string()
          .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, 'a website is its bare name')
          .nullable(),
      }),
    )
    .min(1),
  checked: z.string().trim().min(20),
});

type Answer = Returns<typeof contract.readHelplines>;
const state = new ModuleState<Answer>('the help module');

/** Reads the file once at start; throws a SetupError when it, or the operator's country, is wrong. */
export async function openHelplines(context: Context): Promise<void> {
  const { data, error } = z.array(helplinesOfCountry).safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!data) throw new SetupError(`content/helplines.json is wrong: ${z.prettifyError(error)}`);
  const country = context.config.helplineCountry ?? null;
  if (country !== null && !data.some(({ code }) => code === country))
    throw new SetupError(
      `HELPLINE_COUNTRY is ${country}, of which content/helplines.json knows no helplines. Add them.`,
    );
  state.set(context, { country, countries: data.map(({ checked: _, ...helplines }) => helplines) });
}

/** The helplines of the countries that the operator has chosen, or of all. */
export async function readHelplines(context: Context): Promise<Answer> {
  const { country, countries } = state.get(context);
  const { helplineCountries: chosen } = await readOperatorProfile(context);
  if (!chosen) return { country, countries };
  const shown = countries.filter(({ code }) => chosen.includes(code));
  const first =
    country !== null && chosen.includes(country) ? country : chosen.length === 1 ? (chosen[0] ?? null) : null;
  return { country: first, countries: shown };
}

/** The countries of which content/helplines.json knows helplines. */
export function knownCountries(context: Context): readonly string[] {
  return state.get(context).countries.map(({ code }) => code);
}
