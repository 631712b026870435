import type { ReactNode } from 'react';
import { takeFocus } from '../takeFocus.ts';
import {
  continueLink,
  note as noteClass,
  rest,
  sign,
  tick,
  title as titleClass,
  view,
} from './ResultView.css.ts';

/* Received money shows an amount; a ticket is only for a failed payment. */
type Ending =
  | {
      readonly kind: 'success';
      /** Money with its sign. */
      readonly amount?: ReactNode;
      readonly ticket?: never;
    }
  | {
      readonly kind: 'fail';
      /** The customer's way to report a problem: the ticket button (FORM-62). */
      readonly ticket?: ReactNode;
      readonly amount?: never;
    };

export type ResultViewProps = Ending & {
  /** The result; the page's heading. */
  readonly title: string;
  /** The next event or action. */
  readonly note?: string;
  /** For the customer's records: the invoice id to copy. */
  readonly children?: ReactNode;
  /** The way on (FORM-60). `leavesFrame` where it leads to another site, which a frame is too small for. */
  readonly continueTo: {
    readonly href: string;
    readonly label: string;
    readonly leavesFrame?: boolean;
    /** Called when the link is followed. */
    readonly onFollow?: () => void;
  };
  /** True if this appeared while the page was open: the heading then gets the focus and is read. */
  readonly takesFocus: boolean;
};

/** The result of a payment (FORM-56, FORM-57), expressed by words and shape, not only by colour. */
export function ResultView({
  kind,
  title,
  note,
  amount,
  ticket,
  children,
  continueTo,
  takesFocus,
}: ResultViewProps) {
  return (
    <div className={view}>
      <Sign kind={kind} />
      {amount}
      <h1 key={kind} ref={takesFocus ? takeFocus : null} tabIndex={-1} className={titleClass}>
        {title}
      </h1>
      {note !== undefined && <p className={noteClass}>{note}</p>}
      <div className={rest}>
        {children}
        {ticket}
        <a
          className={continueLink}
          href={continueTo.href}
          target={continueTo.leavesFrame ? '_top' : undefined}
          onClick={continueTo.onFollow}
        >
          {continueTo.label}
        </a>
      </div>
    </div>
  );
}

function Sign({ kind }: Pick<ResultViewProps, 'kind'>) {
  return (
    <svg
      className={sign({ kind })}
      viewBox="0 0 72 72"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {kind === 'success' ? (
        <>
          <circle cx="36" cy="36" r="35" fill="currentColor" />
          <path className={tick} d="m22 37 10 10 19-21" />
        </>
      ) : (
        <path
          stroke="currentColor"
          d="M24 6h24l18 18v24L48 66H24L6 48V24ZM26 26l20 20m0-20L26 46"
        />
      )}
    </svg>
  );
}
