import { useContext, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { SelectStateContext } from 'react-aria-components';
import { nothingTyped, typedTo, typeOn } from '../../parts/list-box/index.ts';
import { typeAhead } from './Select.css.ts';

type TypeAheadProps = {
  /** The closed select's button, or its list. */
  readonly children: ReactNode;
};

/**
 * Letters lead to an option: in the list they move there, on the closed select they choose it. React Aria's own
 * letters belong together for a second, ours for 350 ms (section 9), so these are taken before it hears of them.
 */
export function TypeAhead({ children }: TypeAheadProps) {
  const state = useContext(SelectStateContext);
  const typed = useRef(nothingTyped);
  const press = (event: KeyboardEvent) => {
    if (!state || !isLetter(event)) return;
    const next = typeOn(typed.current, event.key, event.timeStamp);
    // Alone, Space chooses or opens.
    if (next.text === ' ') return;
    event.preventDefault();
    event.stopPropagation();
    typed.current = next;
    const options = [...state.collection];
    const stands = state.isOpen ? state.selectionManager.focusedKey : state.value;
    const from = options.findIndex(({ key }) => key === stands);
    const labels = options.map(({ textValue }) => textValue);
    const found = options[typedTo(labels, next.text, from)];
    if (!found) return;
    if (state.isOpen) state.selectionManager.setFocusedKey(found.key);
    else state.setValue(found.key);
  };
  return (
    <div className={typeAhead} onKeyDownCapture={press}>
      {children}
    </div>
  );
}

/* Other keys have a name in ASCII letters. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 || !/^[A-Za-z]/.test(key)) && !ctrlKey && !metaKey && !altKey;
