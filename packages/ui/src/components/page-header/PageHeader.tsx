import type { ReactNode } from 'react';
import {
  actions as actionsClass,
  facts as factsClass,
  header,
  note as noteClass,
  title as titleClass,
  words,
} from './PageHeader.css.ts';

export type PageHeaderProps = {
  /** The one thing that the page is about: words, or an amount. */
  readonly title: ReactNode;
  /** Above the title: the state of the object, as badges and a few words. */
  readonly facts?: ReactNode;
  /** Below it. */
  readonly note?: ReactNode;
  /** Actions, next to the title. */
  readonly actions?: ReactNode;
};

/** The headline of a page about one thing, below the page's name in the top bar. */
export function PageHeader({ title, facts, note, actions }: PageHeaderProps) {
  return (
    <div className={header}>
      <div className={words}>
        {facts !== undefined && <div className={factsClass}>{facts}</div>}
        <h2 className={titleClass}>{title}</h2>
        {note !== undefined && <p className={noteClass}>{note}</p>}
      </div>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
