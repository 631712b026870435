import type { MouseEvent, ReactNode } from 'react';
import { unseen } from './PressGuard.css.ts';
import { usePressGuard } from './use-press-guard.ts';

export type PressGuardProps = {
  /** Identifies the view: another name is another view. */
  readonly view: string;
  readonly children: ReactNode;
};

/** Lets no press through before the view has been seen for a second (FORM-201). Nothing about it is to be seen. */
export function PressGuard({ view, children }: PressGuardProps) {
  const isSettled = usePressGuard(view);
  const stop = (event: MouseEvent) => {
    if (isSettled || isDisclosure(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div role="group" className={unseen} onClickCapture={stop} aria-disabled={!isSettled}>
      {children}
    </div>
  );
}

/** Opening and closing details changes nothing, so a press on them need not be stopped. */
const isDisclosure = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('summary') !== null;
