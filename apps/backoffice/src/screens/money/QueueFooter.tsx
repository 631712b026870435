import { i18n } from '../../texts/i18n.ts';
import * as styles from './QueueFooter.css.ts';

export interface QueueFooterProps {
  /** "571 500.00 UZS wait for an owner." */
  readonly totals: string;
  /** Whether number keys choose something in the pane. */
  readonly hasNumbers?: boolean;
  /** Whether R returns the money. */
  readonly hasReturn?: boolean;
}

function keysInWords(hasNumbers: boolean, hasReturn: boolean): string {
  if (hasNumbers && hasReturn) {
    return i18n.t(
      'Keys: J and K for the next and the previous, 1 to 9 for a deposit, R to return money, Enter to work on it, Escape to come back.',
    );
  }
  if (hasNumbers) {
    return i18n.t(
      'Keys: J and K for the next and the previous, 1 to 9 for a deposit, Enter to work on it, Escape to come back.',
    );
  }
  if (hasReturn) {
    return i18n.t(
      'Keys: J and K for the next and the previous, R to return money, Enter to work on it, Escape to come back.',
    );
  }
  return i18n.t(
    'Keys: J and K for the next and the previous, Enter to work on it, Escape to come back.',
  );
}

/** Below a queue: what waits in it, and its keys where there is a keyboard (OFFICE-271). */
export function QueueFooter({ hasNumbers = false, hasReturn = false, totals }: QueueFooterProps) {
  return (
    <>
      <span>{totals}</span>
      <span className={styles.keys}>{keysInWords(hasNumbers, hasReturn)}</span>
    </>
  );
}
