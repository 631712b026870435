import { useRef } from 'react';
import type { RefObject } from 'react';
import { Input } from 'react-aria-components';
import { useRevalidation } from '../../parts/field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

type SelectValueProps = {
  readonly name: string | undefined;
  readonly value: string | null;
  readonly isDisabled: boolean;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
};

/**
 * The form's part of a select: a hidden input with the chosen id, and a second one for validation,
 * because the browser does not validate hidden inputs. The second is empty while nothing is chosen,
 * and passes the focus to the button.
 */
export function SelectValue({ name, value, isDisabled, buttonRef }: SelectValueProps) {
  const ref = useRef<HTMLInputElement>(null);
  useRevalidation(ref, value);
  return (
    <>
      <span aria-hidden="true">
        <VisuallyHidden>
          <Input
            ref={ref}
            name=""
            tabIndex={-1}
            inputMode="none"
            onFocus={() => buttonRef.current?.focus()}
          />
        </VisuallyHidden>
      </span>
      {name !== undefined && (
        <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />
      )}
    </>
  );
}
