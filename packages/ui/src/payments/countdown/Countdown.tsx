import { countdown as remaining, countdownText } from '@tiyin/domain/payment-form';
import { useEffect } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useNow } from '../utc-clock/useNow.ts';
import { announcedAt } from './announcedAt.ts';
import { countdown as countdownClass, ring, track } from './Countdown.css.ts';

/** All times are Unix ms by the server's clock (FORM-49). */
export type CountdownProps = {
  readonly deadline: number;
  /** When it began: the ring is full there. */
  readonly start: number;
  /** The server's time, kept between renders. */
  readonly now: () => number;
  /** The time at the first render, the same on the server and in the browser. */
  readonly initialNow: number;
  /** The remaining time from one day on: "2 days" in the reader's language. */
  readonly daysText: (days: number) => string;
  /** The announcement at 5 minutes, 1 minute and 30 seconds: "5 minutes left". */
  readonly announcement: (secondsLeft: number) => string;
  /** Called once when the deadline passes. */
  readonly onOver: () => void;
  /**
   * On a button, in its solid colour: visual only, because a button's content is its name. Next to
   * it another Countdown, hidden if needed, is announced and calls `onOver`.
   */
  readonly isOnButton?: boolean;
};

/**
 * The remaining time: a ring and a clock, only days from one day on, in the error tone when less
 * than a minute remains (FORM-52). Not announced each second, but at three moments.
 */
export function Countdown(props: CountdownProps) {
  const {
    deadline,
    start,
    now,
    initialNow,
    daysText,
    announcement,
    onOver,
    isOnButton = false,
  } = props;
  const time = useNow(now, initialNow);
  const left = remaining(deadline, time);
  const { isOver } = left;
  useEffect(() => {
    if (isOver && !isOnButton) {
      onOver();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever the caller's function is by then
  }, [isOver]);
  const said = announcedAt(deadline - time);
  return (
    <>
      <span
        {...(isOnButton ? { 'aria-hidden': true } : { role: 'timer' })}
        className={countdownClass({ isUrgent: left.isUrgent, isOnButton })}
      >
        <Ring share={(deadline - time) / Math.max(deadline - start, 1)} />
        {left.kind === 'days' ? daysText(left.days) : countdownText(left)}
      </span>
      {!isOnButton && (
        <VisuallyHidden>
          <span role="status">{said === null ? '' : announcement(said)}</span>
        </VisuallyHidden>
      )}
    </>
  );
}

/* Presentation attributes, not a style: a strict policy allows no inline styles in the server's HTML. */
function Ring({ share }: { readonly share: number }) {
  const offset = 100 - 100 * Math.min(Math.max(share, 0), 1);
  return (
    <svg
      className={ring}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <circle className={track} cx="10" cy="10" r="8" />
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength="100"
        strokeDasharray="100"
        strokeDashoffset={offset.toFixed(2)}
      />
    </svg>
  );
}
