import { ChevronRightIcon, Icon } from '../../components/icon/index.ts';
import { MethodLogo } from '../method-logo/index.ts';
import { choice, limits as limitsClass, list, name as nameClass, words } from './MethodList.css.ts';

/** A payment method on offer. */
export type MethodChoice = {
  readonly id: number;
  /** Its name on the wire (FORM-65), for the logo. */
  readonly method: string;
  /** Its name for people. */
  readonly name: string;
  /** From how much to how much, in words of the reader's language. */
  readonly limits: string;
};

export type MethodListProps = {
  /** The name of the choice, for a screen reader. */
  readonly label: string;
  readonly methods: readonly MethodChoice[];
  readonly onChoose: (id: number) => void;
  /** A choice is being saved: the buttons stay in place and ignore presses. */
  readonly isPending?: boolean;
  /** The field's name in a form that also works without scripts: each button submits it. */
  readonly name?: string;
};

/** The choice of a payment method (FORM-18): one press chooses. */
export function MethodList({ label, methods, onChoose, isPending = false, name }: MethodListProps) {
  return (
    <ul aria-label={label} className={list}>
      {methods.map((method) => (
        <li key={method.id}>
          <button
            type={name === undefined ? 'button' : 'submit'}
            className={choice}
            onClick={(event) => {
              event.preventDefault();
              if (!isPending) {
                onChoose(method.id);
              }
            }}
            {...(name !== undefined && { name, value: method.id })}
            {...(isPending && { 'aria-disabled': true })}
          >
            <MethodLogo method={method.method} />
            <span className={words}>
              <span className={nameClass}>{method.name}</span>
              <span className={limitsClass}>{method.limits}</span>
            </span>
            <Icon glyph={ChevronRightIcon} size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
