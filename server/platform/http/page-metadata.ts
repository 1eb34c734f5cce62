import type { FastifyInstance } from 'fastify';
import type { AgeLimits } from '#contract/shared/age-limits.ts';
import type { BuiltPages, PageHead } from '#contract/shared/built-pages.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from './escape-html.ts';

type Site = Pick<Config, 'publicUrl'> & AgeLimits;

/** Names the public pages for search engines. */
export function serveRobotsAndSitemap(
  app: FastifyInstance,
  { pages }: BuiltPages,
  { publicUrl }: Pick<Site, 'publicUrl'>,
): void {
  const hidden = { schema: { hide: true } };
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
  const publicPaths = Object.keys(pages).filter((path) => pages[path]?.heads);
  const urls = publicPaths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  app.get('/robots.txt', hidden, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', hidden, (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}

/** Tells the browser app for whom this Lilypad is, see web/app/age-limits.ts. */
export function withAgeLimits(html: string, { minAge, maxAge, consentAge }: AgeLimits): string {
  return html.replace('<html ', `<html data-ages="${minAge} ${maxAge} ${consentAge}" `);
}

/** Adds title, canonical address and link preview to a page. Pages that are not public get noindex. */
export function withMetadata(html: string, path: string, written: PageHead | undefined, site: Site): string {
  if (!written) return html.replace('</head>', () => '<meta name="robots" content="noindex"></head>');
  const { publicUrl } = site;
  const head = { title: withAges(written.title, site), description: withAges(written.description, site) };
  const description = escapeHtml(head.description);
  const url = publicUrl + path;
  const meta = {
    'og:type': 'website',
    'og:site_name': 'Lilypad',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': url,
    'og:image': `${publicUrl}/card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Pip the frog on a lily pad',
  };
  const lines = Object.entries(meta).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`);
  const links = [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...lines,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(head.title)} – Lilypad</title>`)
    .replace(/(<meta name="description" content=").*?"/, (_whole, start: string) => `${start}${description}"`)
    .replace('</head>', () => `${links.join('')}</head>`);
}

function withAges(text: string, { minAge, maxAge }: AgeLimits): string {
  return text.replaceAll('{minAge}', String(minAge)).replaceAll('{maxAge}', String(maxAge));
}
