import { SearchField } from '@tiyin/ui/search-field';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';

/** Whether a terminal, by its id and its label, is among the found ones. */
export type IsFound = (terminal: { readonly id: number; readonly name: string }) => boolean;

export interface TerminalSearchProps {
  /** All terminals with their labels. */
  readonly terminals: readonly { readonly id: number; readonly name: string }[];
  /** Takes undefined where nothing is typed. */
  readonly onFind: (isFound: IsFound | undefined) => void;
  readonly onChoose: (terminalId: number) => void;
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();

function searchFor(text: string): IsFound | undefined {
  const sought = plain(text);
  if (sought === '') return undefined;
  return ({ id, name }) => plain(name).includes(sought) || String(id) === sought;
}

/** Narrows the tabs to terminals whose name or id has the typed text; Enter chooses the first one (OFFICE-573). */
export function TerminalSearch({ onChoose, onFind, terminals }: TerminalSearchProps) {
  const [text, setText] = useState('');
  const isFound = searchFor(text);
  const found = isFound && terminals.filter(isFound);
  const type = (next: string) => {
    setText(next);
    onFind(searchFor(next));
  };
  return (
    <>
      <SearchField
        label={i18n.t('Search terminals')}
        isLabelHidden
        placeholder={i18n.t('Name or ID')}
        value={text}
        onChange={type}
        onSubmit={() => found?.[0] && onChoose(found[0].id)}
      />
      <VisuallyHidden>
        <span role="status">
          {found &&
            i18n.t('{found} of {all} terminals', {
              found: found.length,
              all: terminals.length,
            })}
        </span>
      </VisuallyHidden>
      {found?.length === 0 && <span>{i18n.t('Nothing found.')}</span>}
    </>
  );
}
