import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { storybookThemes, themeOf } from './theme.ts';

const asked = new URLSearchParams(window.location.search).get('globals');

addons.setConfig({
  theme: storybookThemes[themeOf(asked)],
  /* The synonyms are for the search (index-stories.ts). */
  sidebar: { renderLabel: ({ name }) => name.replace(/^Playground \(.*\)$/, 'Playground') },
});

/* Sidebar and toolbar in the theme of the toolbar, as the page beside them. */
addons.register('tiyin/theme', (api) => {
  const follow = ({ globals }: { readonly globals: unknown }) =>
    api.setOptions({ theme: storybookThemes[themeOf(JSON.stringify(globals))] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
