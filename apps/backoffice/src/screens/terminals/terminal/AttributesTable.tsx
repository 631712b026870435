import { terminalAttributeTypes } from '@tiyin/domain/terminals';
import { Button } from '@tiyin/ui/button';
import { CloseIcon } from '@tiyin/ui/icon';
import { Select } from '@tiyin/ui/select';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { i18n } from '../../../texts/i18n.ts';
import { attributeTypeText } from '../../../texts/lists/attribute-types.ts';
import {
  attributesWords,
  changeValue,
  filledRows,
  pickType,
  unsetRow,
  withEmptyRow,
  type AttributeRow,
} from './attribute-rows.ts';
import { AttributeValue } from './AttributeValue.tsx';
import { Fact } from './Fact.tsx';
import { attributeCell, attributeLine, besideField } from './TerminalFields.css.ts';

export interface AttributesTableProps {
  readonly rows: readonly AttributeRow[];
  readonly onChange: (rows: readonly AttributeRow[]) => void;
  /** Removes an attribute that is there already, at once. */
  readonly onRemove: (attributeId: number) => void;
}

const typeOptions = () =>
  terminalAttributeTypes.map((type) => ({ id: type.code, label: attributeTypeText(type) }));

const headings = () => [
  i18n.t('Attribute type'),
  i18n.t('Value'),
  i18n.t('Parameter type'),
  i18n.t('Actions'),
];

function Headings() {
  return (
    <VisuallyHidden as="div">
      <div role="row">
        {headings().map((heading) => (
          <span key={heading} role="columnheader">
            {heading}
          </span>
        ))}
      </div>
    </VisuallyHidden>
  );
}

/** The attributes of a terminal: one a line, and an empty line for the next (OFFICE-63). */
export function AttributesTable({ onChange, onRemove, rows }: AttributesTableProps) {
  const shown = withEmptyRow(rows);
  const sent = filledRows(shown).map(({ key }) => key);
  return (
    <div aria-label={i18n.t('Attributes')} role="table">
      <Headings />
      {shown.map((row) => (
        <AttributeLine
          key={row.key}
          row={row}
          place={sent.indexOf(row.key)}
          isFirst={rows.length === 0}
          isUnset={row.type === null && rows.includes(row)}
          onPick={(type) => onChange(pickType(shown, row.key, type))}
          onValue={(value) => onChange(changeValue(shown, row.key, value))}
          onUnset={() => onChange(unsetRow(shown, row.key))}
          onRemove={onRemove}
        />
      ))}
    </div>
  );
}

interface AttributeLineProps {
  readonly row: AttributeRow;
  /** Its index among the sent attributes; -1 if it is not sent. */
  readonly place: number;
  /** The terminal has no attributes: the line says what they are for. */
  readonly isFirst: boolean;
  /** The person has just taken its type away: they go on here. */
  readonly isUnset: boolean;
  readonly onPick: (type: (typeof terminalAttributeTypes)[number]) => void;
  readonly onValue: (value: string) => void;
  readonly onUnset: () => void;
  readonly onRemove: (attributeId: number) => void;
}

function AttributeLine(props: AttributeLineProps) {
  const { isFirst, isUnset, onPick, onRemove, onUnset, onValue, place, row } = props;
  const { id, type } = row;
  if (type === null) {
    return (
      <div role="row" className={attributeLine}>
        <div role="cell" className={attributeCell.empty}>
          <Select
            label={i18n.t('Attribute type')}
            placeholder={i18n.t('Add an attribute')}
            {...(isFirst && { description: attributesWords() })}
            options={typeOptions()}
            value={null}
            autoFocus={isUnset}
            onChange={(code) => {
              const picked = terminalAttributeTypes.find((known) => known.code === code);
              if (picked) onPick(picked);
            }}
          />
        </div>
      </div>
    );
  }
  const name = place === -1 ? undefined : `attributes.${place}.value`;
  return (
    <div role="row" className={attributeLine}>
      <div role="cell" className={attributeCell.type}>
        <Fact name={i18n.t('Attribute type')}>{attributeTypeText(type)}</Fact>
      </div>
      <div role="cell" className={attributeCell.value}>
        <AttributeValue row={{ ...row, type }} name={name} onChange={onValue} />
      </div>
      <div role="cell" className={attributeCell.code}>
        <Fact name={i18n.t('Parameter type')}>{type.code}</Fact>
      </div>
      <div role="cell" className={attributeCell.action}>
        <div className={besideField}>
          {id === null ? (
            <Button onPress={onUnset}>{i18n.t('Unset')}</Button>
          ) : (
            <Button icon={CloseIcon} onPress={() => onRemove(id)}>
              {i18n.t('Remove')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
