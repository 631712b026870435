import { useId } from 'react';
import type { ReactNode } from 'react';
import { card, header, title as titleClass } from './Card.css.ts';

/** With a title it is a named region; without one, only a surface. */
export type CardProps = {
  readonly children: ReactNode;
  /** `none` lets the content, for example a table, reach the edges. */
  readonly padding?: 'none' | 'md' | 'lg';
} & (
  | {
      readonly title: string;
      /** The level of the title among the page's headings. */
      readonly level?: 2 | 3 | 4;
      /** On the title's line, at its end. */
      readonly actions?: ReactNode;
    }
  | { readonly title?: undefined }
);

/** A sheet on the page for things that belong together. */
export function Card({ children, padding = 'lg', ...titled }: CardProps) {
  const titleId = useId();
  if (titled.title === undefined) {
    return <div className={card({ padding })}>{children}</div>;
  }
  const Heading = `h${titled.level ?? 2}` as const;
  return (
    <section aria-labelledby={titleId} className={card({ padding })}>
      <div className={header({ isInset: padding === 'none' })}>
        <Heading id={titleId} className={titleClass}>
          {titled.title}
        </Heading>
        {titled.actions}
      </div>
      {children}
    </section>
  );
}
