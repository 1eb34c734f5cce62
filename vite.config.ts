import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtPages } from './bin/vite/built-pages.ts';
import { emoji } from './bin/vite/emoji.ts';
import { inlineLook } from './bin/vite/inline-look.ts';
import { preloadFonts } from './bin/vite/preload-fonts.ts';
import { serviceWorker } from './bin/vite/service-worker.ts';
import { sharedFiles } from './bin/vite/shared-files.ts';
import { slimContract } from './bin/vite/slim-contract.ts';

const server = `127.0.0.1:${process.env['PORT'] ?? 3000}`;

// The count of stars stands at the top of every page of a child.
const childFiles = ['points/StarCount.tsx'];
const base =
  /node_modules|web.(app(?!.(messages|i18n))|ui(?!.(overlays|controls.(\w*Field|Tabs|Checkbox|Switch)|feedback.Callout))).|contract.shared/;
const staffMessages = 'safety/StaffMessages.tsx';
const shared = sharedFiles(
  base,
  childFiles,
  [staffMessages, 'LaterNews.tsx', 'activities/BuddyNews.tsx', 'app/shell/NavItemsWithCounts.tsx'],
  'ChildHomePage.tsx',
);

export default defineConfig({
  root: 'web',
  plugins: [
    slimContract(),
    // Only where a file asks for it by 'use memo': the caches that it adds everywhere else weigh 15 kB and save nothing.
    react({ compiler: { compilationMode: 'annotation' } }),
    tailwindcss(),
    emoji(),
    preloadFonts(),
    inlineLook(),
    builtPages(childFiles, staffMessages, 'admin'),
    shared.plugin,
    serviceWorker(),
  ],
  server: { proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    // The content security policy forbids data: addresses for everything, so no asset may be inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'landing.html', 'offline.html'].map((page) => `${import.meta.dirname}/web/${page}`),
      // Sentences of the app stay out of the file that the landing page loads too: it needs a few of them and nothing else.
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: shared.findFile }] } },
      // Shapes do nothing but be; a page that checks no form then leaves zod out.
      treeshake: { manualPureFunctions: ['z'] },
      // A slow machine is no fault of the build.
      checks: { pluginTimings: false },
    },
  },
});
