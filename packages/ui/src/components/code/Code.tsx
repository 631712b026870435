import { block, inline, scroller } from './Code.css.ts';

/** What code takes. */
export type CodeProps = { readonly children: string } & (
  | { readonly look?: 'inline' }
  | {
      readonly look: 'block';
      /** What it is: "Body of the callback". A block can be scrolled by keyboard, and a stop needs a name. */
      readonly label: string;
      /** Long lines wrap anywhere, or scroll sideways where their shape matters: JSON, a log. */
      readonly overflow?: 'wrap' | 'scroll';
    }
);

/** Text to the letter: an identifier, a key, what was sent. */
export function Code(props: CodeProps) {
  if (props.look !== 'block') return <code className={inline}>{props.children}</code>;
  const { children, label, overflow = 'wrap' } = props;
  const text = (
    <pre className={block({ overflow })}>
      <code>{children}</code>
    </pre>
  );
  if (overflow === 'wrap') {
    return (
      <figure aria-label={label} className={scroller}>
        {text}
      </figure>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section aria-label={label} tabIndex={0} className={scroller}>
      {text}
    </section>
  );
}
