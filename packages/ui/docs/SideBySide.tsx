import { useEffect, useRef } from 'react';
import { frame, panes } from './Environment.css.ts';

type Values = Readonly<Record<string, unknown>>;

type SideBySideProps = {
  /** The story's id. */
  readonly id: string;
  readonly args: Values;
  readonly initialArgs: Values;
  readonly globals: Values;
};

type Preview = Window & {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly channel?: { readonly emit: (event: string, payload: object) => void };
  };
};

/**
 * A story in both themes, each in its own page, because overlays (dialogs, calendars, menus) and
 * play functions belong to one page.
 */
export function SideBySide({ id, args, initialArgs, globals }: SideBySideProps) {
  const frames = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (args === initialArgs) return;
    for (const { contentWindow } of frames.current?.querySelectorAll('iframe') ?? []) {
      const preview: Preview | null = contentWindow;
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
      preview?.__STORYBOOK_PREVIEW__?.channel?.emit('updateStoryArgs', {
        storyId: id,
        updatedArgs: args,
      });
    }
  }, [id, args, initialArgs]);

  return (
    <div className={panes} ref={frames}>
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours
        <iframe key={theme} title={theme} className={frame} src={addressOf(id, globals, theme)} />
      ))}
    </div>
  );
}

function addressOf(id: string, globals: Values, theme: string): string {
  const chosen = ['density', 'language', 'motion'].map(
    (name) => `${name}:${String(globals[name])}`,
  );
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: [`theme:${theme}`, ...chosen].join(';'),
  });
  return `iframe.html?${query}`;
}
