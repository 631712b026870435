import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookThemes, themeOf } from './theme.ts';

/** A docs page in the theme of the toolbar, its text as well as its examples. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() =>
    themeOf(new URLSearchParams(window.location.search).get('globals')),
  );

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { readonly globals: unknown }) =>
      setTheme(themeOf(JSON.stringify(globals)));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return <DocsContainer {...props} theme={storybookThemes[theme]} />;
}
