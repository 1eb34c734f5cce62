import type { Readable } from 'node:stream';
import { formatTimeZone } from '#contract/rules/time-zones.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { type ZipEntry, zipStream } from '../../platform/zip.ts';
import { exportForReader } from './exported-data.ts';
import { htmlBlocks, htmlPage, type PageWriter, time } from './page.ts';
import type { CopySection, CopySubject, Picture, WrittenSection } from './section.ts';

interface Chapter extends WrittenSection {
  readonly section: CopySection;
}

/**
 * Everything of a child in one ZIP: `index.html` to read, `data.json` for programs, and the pictures. Says after each chapter
 * that it goes on.
 */
export async function writeArchive(
  context: Context,
  subject: CopySubject,
  goesOn: () => Promise<void>,
): Promise<Readable> {
  const { db, modules, keys } = context;
  const sections = modules.flatMap(({ personalData }) => personalData.copySections ?? []);
  const chapters: Chapter[] = [];
  for (const section of sections) {
    chapters.push({ section, ...(await section.write(context, subject)) });
    await goesOn();
  }
  const data = await exportForReader({ db, modules, keys }, subject);
  const pictures = new Pictures(db);
  const pages = writePages(chapters, subject, pictures);
  return zipStream(
    [
      ...pages.map(({ name, html }) => ({ name, load: async () => Buffer.from(html) })),
      { name: 'data.json', load: async () => Buffer.from(JSON.stringify(data, null, 2)) },
      ...pictures.entries,
    ],
    subject.now,
  );
}

interface WrittenPage {
  readonly name: string;
  readonly html: string;
}

/** File names are numbers: nothing that a child wrote is part of a path. */
function writePages(chapters: readonly Chapter[], subject: CopySubject, pictures: Pictures): WrittenPage[] {
  const inner: WrittenPage[] = [];
  const { timeZone, firstName, username, now } = subject;
  const made = `Made on ${time(now, subject)} (${formatTimeZone(timeZone, 'en')}).`;
  const parts = chapters.map(({ section, blocks, pages = [] }) => {
    const links = pages.map(({ title, blocks }, index) => {
      const name = `pages/${section.id}-${index + 1}.html`;
      const body = `<section>${htmlBlocks(blocks, createWriter(subject, pictures, '../'))}</section>`;
      inner.push({
        name,
        html: htmlPage({ title, lead: `${section.title} of ${username}. ${made}`, body, isInner: true }),
      });
      return `<li><a href="${name}">${escapeHtml(title)}</a></li>`;
    });
    const list = links.length > 0 ? `\n<ul>\n${links.join('\n')}\n</ul>` : '';
    const body = htmlBlocks(blocks, createWriter(subject, pictures, ''));
    return `<section id="${section.id}" aria-labelledby="${section.id}-title">\n<h2 id="${section.id}-title">${escapeHtml(section.title)}</h2>\n${body}${list}\n</section>`;
  });
  const contents = chapters.map(({ section }) => `<li><a href="#${section.id}">${escapeHtml(section.title)}</a></li>`);
  const nav = `<nav aria-label="Chapters"><ul>\n${contents.join('\n')}\n</ul></nav>`;
  const about = `<section><h2>About this copy</h2>${aboutCopy.map((line) => `<p>${line}</p>`).join('')}</section>`;
  const lead = `Everything that Lilypad keeps about ${username}. ${made}`;
  const index = htmlPage({ title: `${firstName}’s things`, lead, body: [nav, ...parts, about].join('\n') });
  return [{ name: 'index.html', html: index }, ...inner];
}

/** The same for everyone, because it must not show whether a child has told staff something in confidence. */
const aboutCopy = [
  'This page works without the internet. It runs no program and asks nobody for anything.',
  'Other children appear by their username only, and their words are theirs: they are not in this copy.',
  'What children tell our staff in confidence is never part of a copy, for any child.',
  '<code>data.json</code> holds the same and every detail, for programs. It begins with what each word in it means.',
];

function createWriter(subject: CopySubject, pictures: Pictures, up: string): PageWriter {
  return { timeZone: subject.timeZone, picture: (picture) => `${up}${pictures.add(picture)}` };
}

/** Loads each picture only when the ZIP gets to it. */
class Pictures {
  readonly entries: ZipEntry[] = [];
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  add({ load }: Picture): string {
    const name = `pictures/${this.entries.length + 1}.png`;
    this.entries.push({ name, load: () => load(this.#db), isCompressed: true });
    return name;
  }
}
