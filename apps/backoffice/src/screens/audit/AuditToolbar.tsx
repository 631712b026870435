import { Button } from '@tiyin/ui/button';
import { DownloadIcon, FilterIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { TagGroup } from '@tiyin/ui/tag-group';
import { Tooltip } from '@tiyin/ui/tooltip';
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
    <Stack gap={chips.length === 0 ? 0 : 16}>
      <Inline justify="end">
        <Button icon={FilterIcon} onPress={onOpenFilter}>
          {chips.length === 0 ? 'Filter' : `Filter (${chips.length})`}
        </Button>
        <Tooltip text="Download CSV">
          <IconButton
            icon={DownloadIcon}
            label="Download CSV"
            variant="secondary"
            onPress={onDownload}
          />
        </Tooltip>
      </Inline>
      <TagGroup
        label="Filters"
        tags={chips}
        onRemove={(id) =>
          apply({ ...query.conditions, ...chips.find((chip) => chip.id === id)?.without })
        }
        onClear={() => apply({})}
      />
    </Stack>
  );
}
