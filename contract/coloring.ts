import * as z from 'zod/mini';
import { createPost, postForm } from './posts.ts';
import { type Crayon, crayonNames } from './rules/coloring.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, instant } from './shared/ids.ts';

export const coloringDifficulties = ['easy', 'medium', 'hard'] as const;

/** More sections than any page has. */
const SECTIONS_MAX = 300;

const pageId = z.string().check(z.regex(/^[a-z0-9-]{3,60}$/, "This link doesn't look right."));
const pageParams = z.strictObject({ id: pageId });

const coloredSections = z
  .record(
    z.string().check(z.maxLength(60)),
    z.enum(crayonNames as [Crayon, ...Crayon[]], 'This color is not in the box.'),
  )
  .check(z.refine((sections) => Object.keys(sections).length <= SECTIONS_MAX, 'These are too many sections.'));

const coloringPage = z.object({
  id: pageId,
  title: z.string(),
  difficulty: z.enum(coloringDifficulties),
  category: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
  /** How many sections there are, and how many of them this child has colored in. */
  sections: z.number(),
  colored: z.number(),
  /** Changes with every stroke of color, so that the browser can keep the picture until then. */
  pictureUrl: z.string(),
});
export type ColoringPage = z.output<typeof coloringPage>;

const coloringProgress = z.object({
  coloredSections: z.record(z.string(), z.enum(crayonNames as [Crayon, ...Crayon[]])),
  isCompleted: z.boolean(),
  completedAt: z.nullable(instant),
  sharedAsPost: z.boolean(),
});
export type ColoringProgress = z.output<typeof coloringProgress>;

export const listColoringPages = endpoint({
  route: 'GET /api/coloring',
  summary: 'Lists all coloring pages, with how far this child is',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({ pages: z.array(coloringPage) }),
});

export const readColoringProgress = endpoint({
  route: 'GET /api/coloring/:id/progress',
  summary: 'Returns a coloring page as SVG, and what this child has colored in',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  params: pageParams,
  returns: z.object({ page: z.extend(coloringPage, { svgContent: z.string() }), progress: coloringProgress }),
});

export const saveColoringProgress = endpoint({
  route: 'PUT /api/coloring/:id/progress',
  summary: 'Keeps what this child has colored in; complete once every section has a color',
  allows: 'child',
  whenClosed: 'finish',
  rateLimit: { limit: 240, seconds: 60 },
  params: pageParams,
  body: z.strictObject({ coloredSections }),
  returns: z.object({ progress: coloringProgress }),
  maxBodyBytes: 32 * 1024,
});

export const readColoringPicture = endpoint({
  route: 'GET /api/coloring/:id/picture',
  summary: 'Returns the page as this child has colored it in, as an SVG picture',
  allows: 'child',
  rateLimit: { limit: 600, seconds: 60 },
  params: pageParams,
  query: z.strictObject({ v: z.optional(z.string().check(z.maxLength(40))) }),
  returns: nothing,
  status: 200,
});

export const shareColoring = endpoint({
  route: 'POST /api/coloring/:id/share',
  summary: 'Shares the colored picture as a post, under the rules of every post with a picture',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 20, seconds: 600 },
  params: pageParams,
  body: z.extend(z.omit(postForm, { category: true }), {
    clientId: id,
    coloredSections: coloredSections.check(
      z.refine(
        (sections) => Object.keys(sections).length > 0,
        "There's no color on this picture yet. Color a part first.",
      ),
    ),
  }),
  maxBodyBytes: 48 * 1024,
  returns: createPost.returns,
  status: 201,
});
