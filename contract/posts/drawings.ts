import * as z from 'zod/mini';
import { DRAWING_MAX, inks, isDrawable, papers, penSizes, RUBBER, stampNames } from '../rules/drawings.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { idParams } from '../shared/ids.ts';

const NOT_RIGHT = "Something in the drawing doesn't look right. Please draw it again.";

const size = z.literal([...penSizes], NOT_RIGHT);
const whole = z.number(NOT_RIGHT).check(z.int(NOT_RIGHT));

const stroke = z.strictObject({
  kind: z.literal('stroke'),
  ink: z.enum([...inks, RUBBER], NOT_RIGHT),
  size,
  path: z.string(NOT_RIGHT).check(z.regex(/^[A-Za-z0-9_-]+$/, NOT_RIGHT)),
});

const stamp = z.strictObject({
  kind: z.literal('stamp'),
  ink: z.enum(inks, NOT_RIGHT),
  size,
  stamp: z.enum(stampNames, NOT_RIGHT),
  x: whole,
  y: whole,
});

/** The strokes of a drawing: the only form that the server accepts (docs/product-decisions.md, P38). */
export const drawing = z
  .strictObject({
    paper: z.enum(papers, NOT_RIGHT),
    marks: z.readonly(
      z
        .array(z.discriminatedUnion('kind', [stroke, stamp]), NOT_RIGHT)
        .check(z.minLength(1, "There's nothing on the paper yet."), z.maxLength(DRAWING_MAX / 40, NOT_RIGHT)),
    ),
  })
  .check(z.refine(isDrawable, NOT_RIGHT));

export const readDrawing = endpoint({
  route: 'GET /api/drawings/:id',
  summary:
    'Returns the picture of a post, 800 x 600 px, to its author and everyone who may see the post; never changes',
  allows: 'child',
  rateLimit: { limit: 600, seconds: 60 },
  params: idParams,
  returns: nothing,
  status: 200,
});
