import { block, inline, scroller } from './Code.css.ts';

export type CodeProps = { readonly children: string } & (
  | { readonly look?: 'inline' }
  | {
      readonly look: 'block';
      /**
       * The name of the content: "Body of the callback". A block can be scrolled by keyboard, and a
       * tab stop needs a name.
       */
      readonly label: string;
      /** Long lines wrap anywhere, or scroll sideways where their shape matters: JSON, a log. */
      readonly overflow?: 'wrap' | 'scroll';
    }
);

/** Text shown exactly as it is: an identifier, a key, a request body. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={scroller}>
      {text}
    </section>
  );
}
