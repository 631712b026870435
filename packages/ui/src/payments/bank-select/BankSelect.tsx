import { latinLetters } from '@tiyin/domain/names';
import { useId, useMemo, useRef } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { ChevronDownIcon, Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FieldFrame, useRevalidation } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { control, field } from '../../parts/field/Field.css.ts';
import { OptionList, optionId, useOptionSearch } from '../../parts/list-box/index.ts';
import { empty } from '../../parts/list-box/ListBox.css.ts';
import { popover } from '../../parts/popover/Popover.css.ts';
import { anchor, chevron, sheet } from './BankSelect.css.ts';
import type { Bank } from './bank.ts';

/** Texts come in the reader's language. */
export type BankSelectProps = FieldWords & {
  readonly banks: readonly Bank[];
  /** The chosen bank's code, or null. */
  readonly value: number | null;
  readonly onChange: (code: number | null) => void;
  /** The error while nothing is chosen; `requiredMessage` is shown after a failed submit. */
  readonly placeholder?: string;
  /** Announces the number of matching banks to a screen reader. */
  readonly foundText: (count: number) => string;
  readonly emptyText?: string;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /** Where to put the focus when a server refuses the bank. */
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

/** One of many banks, which must be chosen (FORM-46): found by typing a part of its name, in Latin letters, too. */
export function BankSelect(props: BankSelectProps) {
  const { label, description, errorMessage, requiredMessage, banks, value, onChange } = props;
  const { placeholder, foundText, emptyText = 'Nothing found.', inputRef, ...aria } = props;
  const { name, isDisabled = false, isReadOnly = false } = aria;
  const listId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  useRevalidation(ref, value);
  const options = useMemo(
    () => banks.map((bank) => ({ id: bank.code, label: bank.name, alias: otherNames(bank) })),
    [banks],
  );
  const search = useOptionSearch({
    options,
    value,
    onChange,
    typing: 'change',
    arrowEnters: false,
  });
  const { matches, active } = search;
  const isOpen = search.isOpen && !isDisabled && !isReadOnly;
  const isEmpty = matches.length === 0;
  const activeBank = isOpen ? matches[active] : undefined;
  const words = { label, description, errorMessage, requiredMessage };
  return (
    <AriaTextField
      {...{ isDisabled, isReadOnly }}
      {...(name !== undefined && { name })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      value={search.text}
      onChange={search.type}
      isRequired
      validate={() => (value === null ? (requiredMessage ?? null) : null)}
      autoComplete="off"
      spellCheck="false"
      className={field}
    >
      {({ isInvalid }) => (
        <FieldFrame {...words} isInvalid={isInvalid}>
          <div className={anchor} onBlur={(event) => hasLeft(event) && search.leave()}>
            <Input
              ref={ref}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen && !isEmpty}
              aria-controls={isOpen && !isEmpty ? listId : undefined}
              aria-activedescendant={activeBank && optionId(listId, activeBank.id)}
              {...(placeholder !== undefined && { placeholder })}
              onClick={search.open}
              onKeyDown={search.press}
              className={control({ size: 'lg', hasEnd: true })}
            />
            <span className={chevron}>
              <Icon glyph={ChevronDownIcon} size={16} />
            </span>
            {isOpen && (
              <Sheet isEmpty={isEmpty} emptyText={emptyText}>
                <OptionList
                  id={listId}
                  options={matches}
                  length="short"
                  chosen={value}
                  isMarked={search.isMarked}
                  onChoose={search.choose}
                  {...{ label, active }}
                />
              </Sheet>
            )}
          </div>
          <VisuallyHidden>
            <span role="status">
              {isOpen && search.isTyped && (isEmpty ? emptyText : foundText(matches.length))}
            </span>
          </VisuallyHidden>
        </FieldFrame>
      )}
    </AriaTextField>
  );
}

type SheetProps = {
  readonly isEmpty: boolean;
  readonly emptyText: string;
  readonly children: ReactNode;
};

/* Floats below the field; a press in it does not move the focus. */
function Sheet({ isEmpty, emptyText, children }: SheetProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it stops one, and begins none
    <div className={`${popover} ${sheet}`} onMouseDown={(event) => event.preventDefault()}>
      {isEmpty ? <p className={empty}>{emptyText}</p> : children}
    </div>
  );
}

/* In both alphabets, and as it is typed in haste: without hyphens, dots and the dots of ё. */
function otherNames({ name, aliases = [] }: Bank): string {
  const names = [name, ...aliases];
  const spelt = [...names, ...names.map(latinLetters)];
  const bare = spelt.map((each) => each.replaceAll(/[-.]/g, '').replaceAll('ё', 'е'));
  return [...spelt, ...bare].join('|');
}

const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget);
