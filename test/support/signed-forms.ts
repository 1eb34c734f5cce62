import * as calls from '#contract/family.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { encodePng } from '#server/family/forms/documents/png.ts';
import { done } from '../../bin/visitor.ts';
import type { World } from '../world.ts';
import { newFamily } from './family.ts';
import type { Person } from './people.ts';

/** A small picture of paper. */
export function photo(width = 120, height = 160): Buffer {
  return encodePng({ data: new Uint8Array(width * height * 4).fill(250), width, height });
}

/** A family whose parent has started a form. */
export async function startForm(world: World, scopes: Scope[]) {
  const family = await newFamily(world);
  const body = { token: family.link, scopes };
  const { token } = done(await world.visitor().call(calls.startSignedForm, { body }));
  return { ...family, token };
}

/** A form that waits for staff. */
export async function waitingForm(world: World, staff: Person, scopes: Scope[]) {
  const family = await startForm(world, scopes);
  const body = { token: family.token, files: [photo().toString('base64')] };
  const { code } = done(await world.visitor().call(calls.handInSignedForm, { body }));
  const { forms } = done(await staff.call(calls.listSignedForms, {}));
  const form = forms.find((one) => one.code === code);
  if (!form) throw new Error('the form is not in the lane of staff');
  return { ...family, id: form.id, code };
}
