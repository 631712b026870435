import type { ReactNode } from 'react';
import { takeFocus } from '../takeFocus.ts';
import { note as noteClass, ring, title as titleClass, track, view } from './ProcessingView.css.ts';

export type ProcessingViewProps = {
  /** The amount: Money with its sign. */
  readonly amount: ReactNode;
  /** The reason for the wait. */
  readonly title: string;
  /** The usual duration, and what happens if the page is closed. */
  readonly note: string;
  /** True if this appeared while the page was open: the heading then gets the focus and is read. */
  readonly takesFocus: boolean;
  /** The customer's action when a person must check the payment: the ticket button (FORM-62). */
  readonly ticket?: ReactNode;
};

/** The wait for the money (FORM-54). A changed text is announced politely. */
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
