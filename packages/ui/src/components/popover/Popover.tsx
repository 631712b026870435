import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { say } from '../../locale/language/index.ts';
import { PopoverPanel } from './PopoverPanel.tsx';

/** Keeps its own open state, unless `isOpen` is given. */
export type PopoverProps = {
  /** One Button or IconButton, which opens and closes it. */
  readonly trigger: ReactElement;
  /** Its heading and its accessible name. */
  readonly title: string;
  /** A few words or controls; a function receives the close function. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** The name of the close button. */
  readonly closeLabel?: string;
} & (
  | { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void }
  | { readonly isOpen?: undefined; readonly onOpenChange?: (isOpen: boolean) => void }
);

/** A panel at a button that does not block the page: it closes when the focus moves elsewhere. */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom start',
  closeLabel = say('Close'),
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      {trigger}
      <PopoverPanel title={title} placement={placement} closeLabel={closeLabel}>
        {children}
      </PopoverPanel>
    </DialogTrigger>
  );
}
