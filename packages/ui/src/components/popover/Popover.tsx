import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { PopoverPanel } from './PopoverPanel.tsx';

/** What a popover takes. It is open as the reader leaves it, unless `isOpen` says so from outside. */
export type PopoverProps = {
  /** One Button or IconButton, which opens and closes it. */
  readonly trigger: ReactElement;
  /** What the panel is about: its heading, and its name. */
  readonly title: string;
  /** A few words or controls; a function is given what closes the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** The name of the close button. */
  readonly closeLabel?: string;
} & (
  | { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void }
  | { readonly isOpen?: undefined; readonly onOpenChange?: (isOpen: boolean) => void }
);

/** A panel at a button, which does not stop the page: it closes as soon as the reader goes elsewhere. */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom start',
  closeLabel = 'Close',
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
