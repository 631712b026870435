import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';

/** Takes a few words, and the one button or link that they describe. */
export type TooltipProps = {
  readonly text: string;
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
};

/**
 * A few words about a control, on hover and on keyboard focus. Never the only place of necessary
 * information.
 */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip placement={placement} offset={8} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
