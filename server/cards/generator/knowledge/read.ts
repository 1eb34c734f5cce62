import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { SetupError } from '../../../platform/setup-error.ts';
import { classesShape, conceptCategories, conceptsShape, factsShape, type WrittenKnowledge } from './shape.ts';

const ownFolder = fileURLToPath(new URL('../../../../content', import.meta.url));

/** Reads the folder `generator` of a content folder. Throws a SetupError that names a wrong file. */
export async function readKnowledge(contentFolder = ownFolder): Promise<WrittenKnowledge> {
  const given = join(contentFolder, 'generator');
  // An operator's own content folder may come without a generator.
  const folder = existsSync(given) ? given : join(ownFolder, 'generator');
  const classes = await readJson(join(folder, 'classes.json'), classesShape);
  const facts = await Promise.all((await jsonFiles(join(folder, 'facts'))).map((file) => readJson(file, factsShape)));
  const concepts = await Promise.all(conceptCategories.map((category) => readCategory(folder, category)));
  return { classes, facts: mergeFacts(facts), concepts: concepts.flat() };
}

/** A category is a folder of files, so that several people can write at the same time. */
async function readCategory(folder: string, category: (typeof conceptCategories)[number]) {
  const files = await jsonFiles(join(folder, 'concepts', category));
  const lists = await Promise.all(files.map((file) => readJson(file, conceptsShape)));
  return lists.flat().map((concept) => ({ ...concept, category }));
}

async function jsonFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

async function readJson<Shape extends z.ZodType>(file: string, shape: Shape): Promise<z.output<Shape>> {
  const read = shape.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!read.success) throw new SetupError(`${file}: ${z.prettifyError(read.error)}`);
  return read.data;
}

function mergeFacts(lists: readonly WrittenKnowledge['facts'][]): WrittenKnowledge['facts'] {
  const names = lists.flatMap((list) => Object.keys(list));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new SetupError(`Two files in content/generator/facts hold the fact ${twice}.`);
  return Object.assign({}, ...lists);
}
