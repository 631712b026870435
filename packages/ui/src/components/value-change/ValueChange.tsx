import type { ReactNode } from 'react';
import { say } from '../../locale/language/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { arrow, former, frame, latter } from './ValueChange.css.ts';

export type ValueChangeProps = {
  /** The value that was replaced; without it there was none. */
  readonly before?: ReactNode;
  /** The value that replaced it; without it there is none any more. */
  readonly after?: ReactNode;
};

const isGiven = (value: ReactNode): boolean => value !== undefined && value !== null;

/** One value before and after a change: the former struck through, the new one in a stronger weight. */
export function ValueChange({ after, before }: ValueChangeProps) {
  return (
    <span className={frame}>
      {isGiven(before) && (
        <>
          <del className={former}>
            <VisuallyHidden>{`${say('before')} `}</VisuallyHidden>
            {before}
          </del>
          <span aria-hidden="true" className={arrow}>
            {' → '}
          </span>
        </>
      )}
      {isGiven(after) ? (
        <ins className={latter}>
          <VisuallyHidden>{`${say('after')} `}</VisuallyHidden>
          {after}
        </ins>
      ) : (
        say('none')
      )}
    </span>
  );
}
