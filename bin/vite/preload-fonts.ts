import type { Plugin } from 'vite';

const first = /(baloo-2-latin-wght|andika-latin-400)-normal.*\.woff2$/;

/**
 * Preloads the two fonts that every page shows at once; their hashed names are known only after the bundle is made. On a slow line
 * they come after styles and scripts: until then, fallbacks of the same widths stand in (web/ui/style/fonts.css).
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
              fetchpriority: 'low',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
