import type { Plugin } from 'vite';

const first = /(baloo-2-latin-wght|andika-latin-400)-normal.*\.woff2$/;

/** Preloads the two fonts that every page shows at once; their hashed names are known only after the bundle is made. */
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
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
