import { ListToolbar } from '@tiyin/ui/list-toolbar';
import { TagGroup } from '@tiyin/ui/tag-group';
import { i18n } from '../../texts/i18n.ts';
import { type AuditConditions, type AuditQuery, withoutMissing } from './audit-address.ts';
import { auditChips } from './audit-chips.ts';

export interface AuditToolbarProps {
  readonly query: AuditQuery;
  readonly onQueryChange: (query: AuditQuery) => void;
  readonly onOpenFilter: () => void;
  /** Begins the download of what the filter shows. */
  readonly onDownload: () => void;
}

/** The filter and the file above the list, and the applied conditions (OFFICE-350). */
export function AuditToolbar(props: AuditToolbarProps) {
  const { onDownload, onOpenFilter, onQueryChange, query } = props;
  const chips = auditChips(query.conditions);
  const apply = (conditions: AuditConditions) =>
    onQueryChange({ conditions: withoutMissing(conditions), before: undefined });
  return (
    <ListToolbar
      filter={{ count: chips.length, onOpen: onOpenFilter }}
      onDownload={onDownload}
      chips={
        <TagGroup
          label={i18n.t('Filters')}
          tags={chips}
          onRemove={(id) =>
            apply({ ...query.conditions, ...chips.find((chip) => chip.id === id)?.without })
          }
          onClear={() => apply({})}
        />
      }
    />
  );
}
