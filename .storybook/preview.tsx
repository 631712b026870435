import type { Decorator, Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { Environment, SideBySide } from '../packages/ui/docs/Environment.tsx';
import { chromaticModes, viewports } from './modes.ts';
import { ThemedDocs } from './ThemedDocs.tsx';

/*
 * A page that stands behind another is drawn seldom, and what fades out then takes its time. Longer than a toast's
 * 5 s, so that a story that watches the timers of toasts does not take this one for theirs.
 */
configure({ asyncUtilTimeout: 6000 });

const themes = { light: ['light'], dark: ['dark'], both: ['light', 'dark'] } as const;

const isTheme = (value: unknown): value is keyof typeof themes =>
  typeof value === 'string' && value in themes;
const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback;

const withEnvironment: Decorator = (Story, context) => {
  const { globals, parameters, viewMode, id, args, initialArgs } = context;
  if (globals['theme'] === 'both' && viewMode === 'story') {
    return <SideBySide id={id} args={args} initialArgs={initialArgs} globals={globals} />;
  }
  return (
    <Environment
      themes={themes[isTheme(globals['theme']) ? globals['theme'] : 'light']}
      density={text(globals['density'], 'comfortable')}
      language={text(globals['language'], 'en')}
      motion={text(globals['motion'], 'system')}
      textSize={text(globals['textSize'], 'normal')}
      isScreen={parameters['layout'] === 'fullscreen'}
    >
      {() => <Story />}
    </Environment>
  );
};

/** The next frame, and the tasks that were waiting for it. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** As `sheets/play.ts` calls its browser. */
const isPlayedByTests = navigator.userAgent.includes('StorybookTestRunner');

if (isPlayedByTests) {
  // An overlay is transparent until its first frame is over, and a play that looks into it may be quicker.
  const style = document.createElement('style');
  style.textContent = '[data-entering] { opacity: 1 !important; }';
  document.head.append(style);
}

/**
 * As React's own, but a tested play begins after the effects of the first frame and what they set: a person, too,
 * presses nothing sooner. React does so by itself only where it is built for development.
 */
const mount: Preview['mount'] = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  // oxlint-disable-next-line typescript/no-unsafe-call -- Storybook leaves it untyped
  await context.renderToCanvas();
  if (isPlayedByTests) {
    await nextFrame();
    await nextFrame();
    // What a play measures is measured in our font, not in the one that stands in until it has loaded.
    await document.fonts.ready;
  }
  return context.canvas;
};

/**
 * Whether a control can show a value as text that a person would change. An element would be a page of React's
 * insides, a picture in the text of its address a line of thousands of characters; what JSON cannot say, as a
 * bigint, breaks the whole docs page.
 */
function isForControl(value: unknown): boolean {
  if ([value].flat().some((each) => isValidElement(each))) return false;
  try {
    return !/"data:/.test(JSON.stringify(value) ?? '');
  } catch {
    return false;
  }
}

/* Also of what Storybook infers from the values later, where it read no types. */
const withoutUselessControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const controls = { ...argTypes };
  for (const [name, value] of Object.entries(initialArgs)) {
    if (!isForControl(value)) controls[name] = { name, ...argTypes[name], control: false };
  }
  return controls;
};

const preview: Preview = {
  mount,
  decorators: [withEnvironment],
  argTypesEnhancers: [withoutUselessControls],
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    language: 'en',
    motion: 'system',
    textSize: 'normal',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Side by side' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ru', title: 'Русский' },
          { value: 'uz', title: 'Oʻzbekcha' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'large', title: 'Text 150 %' },
          { value: 'largest', title: 'Text 200 %' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system says' },
          { value: 'off', title: 'Off' },
        ],
      },
    },
  },
  parameters: {
    /* React Aria announces a pending button by its id, and keeps the announcement after the button is gone. */
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    docs: { container: ThemedDocs, codePanel: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    options: {
      storySort: {
        order: [
          'Start',
          'Overview',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape and size', 'Motion', 'Icons', 'Tokens', 'Voice'],
          'Patterns',
          [
            'Forms',
            'Money and amounts',
            'Lists, filters and statuses',
            'Loading, empty and error states',
            'Destructive actions',
          ],
          'Components',
          ['Layout', 'Actions', 'Navigation', 'Fields', 'Overlays', 'Feedback', 'Data', 'Patterns'],
          'Payments',
          'Screens',
          ['Back office', 'Payment form'],
          'Guides',
          [
            'Adding a component',
            'Writing a story',
            'Theming a merchant',
            'Use it elsewhere',
            'Status',
          ],
        ],
      },
    },
  },
};

export default preview;
