import { useMemo } from 'react';
import { jsonTokens } from './json-tokens.ts';
import { frame, lines, tokens } from './JsonView.css.ts';

export type JsonViewProps = {
  /** A JSON text; any other text is shown as it is. */
  readonly children: string;
  /** The name of the content, "Body of the callback": it can be scrolled by keyboard, and a tab stop needs a name. */
  readonly label: string;
};

/** A JSON text with its lines broken and its parts in colours; numbers and strings as they were written. */
export function JsonView({ children, label }: JsonViewProps) {
  const found = useMemo(() => jsonTokens(children), [children]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={frame}>
      <pre className={lines}>
        <code>
          {found?.map(({ kind, text }, index) =>
            kind === 'space' ? (
              text
            ) : (
              <span key={index} className={tokens[kind]}>
                {text}
              </span>
            ),
          ) ?? children}
        </code>
      </pre>
    </section>
  );
}
