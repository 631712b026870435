import { Button, type ButtonProps } from '@tiyin/ui/button';
import { Fragment, type ReactNode, useState } from 'react';
import { Late } from './Late.tsx';

/** Whether a dialog is open. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export type LateDialogButtonProps = Omit<ButtonProps, 'onPress'> & {
  /** The dialog: a lazyScreen. */
  readonly renderDialog: (state: OpenState) => ReactNode;
};

/** A button whose dialog is loaded at the first press. Each opening begins with nothing typed. */
export function LateDialogButton({ renderDialog, ...button }: LateDialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const open = () => {
    setOpening(opening + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button {...button} onPress={open} />
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <Fragment key={opening}>{renderDialog({ isOpen, onOpenChange: setIsOpen })}</Fragment>
      </Late>
    </>
  );
}
