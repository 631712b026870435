import { addons } from 'storybook/manager-api';
import { storybookThemes } from './theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: isDark ? storybookThemes.dark : storybookThemes.light });
