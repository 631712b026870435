import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { type Plugin, type PluginOption, mergeConfig } from 'vite';
import { root } from '../scripts/bootstrap.mjs';
import { componentStatuses } from '../scripts/component-status.ts';
import { forReaders, playTest } from './index-stories.ts';

/** Components of the library, whose pages list their props; no page lists those of a screen. */
const documented = /[\\/]packages[\\/]ui[\\/]src[\\/](?!.*\.(?:stories|test|css)\.tsx$).*\.tsx$/;

/** Reads props from the documented components alone: of all files it would take more than half of the build. */
function withDocumented(plugins: readonly PluginOption[]): PluginOption[] {
  const [reader, ...others] = plugins.filter(isReaderOfProps);
  const handler = reader?.transform;
  if (typeof handler !== 'function' || others.length > 0) {
    throw new Error('Storybook reads the props of components by another plugin than before.');
  }
  const limited: Plugin = { ...reader, transform: { filter: { id: documented }, handler } };
  return plugins.map((plugin) => (plugin === reader ? limited : plugin));
}

function isReaderOfProps(plugin: PluginOption): plugin is Plugin {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    plugin.name === 'storybook:react-docgen-plugin'
  );
}

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
    mergeConfig(
      { ...base, plugins: withDocumented(base.plugins ?? []) },
      {
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
      },
    ),
};

export default config;
