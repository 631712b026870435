import { use } from 'react';
import type { ReactNode } from 'react';
import { StepEndContext } from './step-end.ts';
import { bar, body, centered, end } from './StepLayout.css.ts';

/** What a step is laid out from. */
export type StepLayoutProps = {
  readonly children: ReactNode;
  /** What stays at the thumb: the main button, and little else. Of a step in the middle, its end. */
  readonly footer?: ReactNode;
  /** In the middle of the sheet, for what is waited for or over. */
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
