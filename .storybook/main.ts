import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { root } from '../scripts/bootstrap.mjs';
import { componentStatuses } from '../scripts/component-status.ts';
import { forReaders, playTest } from './index-stories.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/docs/**/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  experimental_indexers: (indexers = []) => indexers.map(forReaders),
  /* The sidebar shows them when its filter includes the tag. */
  tags: { [playTest]: { defaultFilterSelection: 'exclude' } },
  addons: [
    {
      name: '@storybook/addon-docs',
      /* Tables in the docs pages. */
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  /* For the Overview. */
  staticDirs: ['light', 'dark'].map((theme) => ({
    from: `../sheets/pictures/${theme}`,
    to: `/sheets/${theme}`,
  })),
  /* The frame of the stories asks for an icon, too. */
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" />`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        vanillaExtractPlugin(),
        lingui({ configPath: `${root}/apps/backoffice/lingui.config.ts` }),
      ],
      /* For the Status page. */
      define: { STORYBOOK_COMPONENTS: JSON.stringify(componentStatuses(root)) },
      optimizeDeps: {
        /* Dependencies that the first scan of the sources misses: found later, they would reload the page. */
        include: [
          /* Imported only by what the compiler writes. */
          '@vanilla-extract/recipes/createRuntimeFn',
          'react-aria/private/utils/openLink',
        ],
      },
      build: {
        /* Storybook's own chunks are large, and "use client" in dependencies means nothing here. */
        chunkSizeWarningLimit: 3000,
        rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
      },
    }),
};

export default config;
