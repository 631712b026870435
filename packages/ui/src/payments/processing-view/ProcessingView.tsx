import type { ReactNode } from 'react';
import { takeFocus } from '../takeFocus.ts';
import { note as noteClass, ring, title as titleClass, track, view } from './ProcessingView.css.ts';

/** What the wait takes. */
export type ProcessingViewProps = {
  /** The amount on its way: Money with its sign. */
  readonly amount: ReactNode;
  /** What is being waited for. */
  readonly title: string;
  /** How long it takes, and what happens if the page is closed. */
  readonly note: string;
  /** True when this came up while the page was open: the heading then takes the focus and is read aloud. */
  readonly takesFocus: boolean;
  /** What the customer may do when a person has to look into it: the ticket's button (FORM-62). */
  readonly ticket?: ReactNode;
};

/** The wait for the money (FORM-54). What is said changes politely when the case changes. */
export function ProcessingView({ amount, title, note, takesFocus, ticket }: ProcessingViewProps) {
  return (
    <div className={view}>
      <svg className={ring} viewBox="0 0 72 72" fill="none" strokeWidth="5" aria-hidden="true">
        <circle className={track} cx="36" cy="36" r="33" />
        <circle
          cx="36"
          cy="36"
          r="33"
          stroke="currentColor"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray="26 100"
        />
      </svg>
      {amount}
      <div role="status">
        <h1 ref={takesFocus ? takeFocus : null} tabIndex={-1} className={titleClass}>
          {title}
        </h1>
        <p className={noteClass}>{note}</p>
      </div>
      {ticket}
    </div>
  );
}
