import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import { contractFiles } from './contract-rules.ts';

const root = join(import.meta.dirname, '../..');

/** The sentences of every shape that a call takes, or that a form is checked with. */
export async function sentencesOfShapes(): Promise<string[]> {
  const files = globSync(contractFiles, { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>));
  const sentences = new Set<string>();
  // What is wrong with an address is answered as not found, in no words of its shape.
  for (const value of modules.flatMap((module) => Object.values(module)))
    for (const shape of isEndpoint(value) ? [value.body, value.query] : [value]) walk(shape, sentences);
  return [...sentences];
}

function isEndpoint(value: unknown): value is EndpointDefinition {
  return typeof value === 'object' && value !== null && 'route' in value;
}

interface Definition {
  /** zod keeps a sentence as a function that answers it. */
  error?: () => unknown;
}

/** Into every shape and check that the shape is made of, wherever its definition holds them. */
function walk(shape: unknown, sentences: Set<string>, seen = new Set<unknown>()): void {
  if (typeof shape !== 'object' || shape === null || seen.has(shape)) return;
  seen.add(shape);
  const definition = (shape as { _zod?: { def?: Definition } })._zod?.def;
  const said = definition?.error?.();
  if (typeof said === 'string') sentences.add(said);
  for (const part of Object.values(definition ?? shape)) walk(part, sentences, seen);
}
