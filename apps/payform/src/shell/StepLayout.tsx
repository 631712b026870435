import { use } from 'react';
import type { ReactNode } from 'react';
import { StepEndContext } from './step-end.ts';
import { bar, body, centered, end } from './StepLayout.css.ts';

/** The parts of a step's layout. */
export type StepLayoutProps = {
  readonly children: ReactNode;
  /** The bottom bar: the main button, and little else. For a centred step, its end. */
  readonly footer?: ReactNode;
  /** Centred, for waiting and finished steps. */
  readonly isCentered?: boolean;
};

/** One step: its content, and the main action that stays in reach while the content scrolls. */
export function StepLayout({ children, footer, isCentered = false }: StepLayoutProps) {
  const stepEnd = use(StepEndContext);
  return (
    <>
      <div className={isCentered ? centered : body}>
        {children}
        {stepEnd}
      </div>
      {footer !== undefined && <div className={isCentered ? end : bar}>{footer}</div>}
    </>
  );
}
