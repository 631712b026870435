import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import '../src/theme/theme.ts';
import '../src/theme/fonts-inter.ts';
import '../src/theme/payform.css.ts';
import { pane, panes } from './Environment.css.ts';
import { setLibraryLanguage } from './library-language.ts';

export { SideBySide } from './SideBySide.tsx';

/** The choices of Storybook's toolbar. */
export type EnvironmentProps = {
  readonly themes: readonly ('light' | 'dark')[];
  readonly density: string;
  readonly language: string;
  readonly motion: string;
  /** The reader's text size: `large`, `largest`, or the browser's default. */
  readonly textSize: string;
  /** A whole screen brings its own padding. */
  readonly isScreen: boolean;
  /** Called once per pane, because one element cannot be mounted in two places. */
  readonly children: () => ReactNode;
};

/* English as the back office writes it: dd/MM/yyyy. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB' };

/* A number would not survive the address: Storybook reads it as one, and the toolbar compares texts. */
const textSizes: Readonly<Record<string, string>> = { large: '150%', largest: '200%' };

/** Shows a story as an app does: root attributes, language, and one pane per theme. */
export function Environment(props: EnvironmentProps) {
  const { themes, density, language, motion, textSize, isScreen, children } = props;
  const theme = themes[0] ?? 'light';
  setLibraryLanguage(language);

  // On the root too, as on a real page: overlays are rendered outside the story and read it there.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    Object.assign(root.dataset, { theme, density, motion });
    root.style.fontSize = textSizes[textSize] ?? '';
  }, [language, theme, density, motion, textSize]);

  return (
    <I18nProvider locale={locales[language] ?? language}>
      <div className={panes}>
        {themes.map((name) => (
          // Remounted with another language: the library's texts are looked up while rendering.
          <div
            key={`${name}-${language}`}
            className={pane({ isScreen })}
            data-theme={name}
            data-density={density}
          >
            {children()}
          </div>
        ))}
      </div>
    </I18nProvider>
  );
}
