import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  invoiceListAddress,
  type InvoiceListQuery,
} from '../../../addresses/invoice-list-address.ts';
import { readViews, storeViews, withView, type NamedView } from '../named-views.ts';
import { readyViews, type ReadyView } from '../ready-views.ts';
import { ViewsDialog, type ViewsDialogProps } from './ViewsDialog.tsx';

/** Takes the current list. */
export interface NamedViewsProps extends Pick<ViewsDialogProps, 'onOpenChange'> {
  readonly query: InvoiceListQuery;
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumnsChange: (hidden: readonly string[]) => void;
}

/** The ready views, the named ones of this browser, and their actions. */
export function NamedViews(props: NamedViewsProps) {
  const { hiddenColumns, onHiddenColumnsChange, onOpenChange, query } = props;
  const [, navigate] = useLocation();
  const [views, setViews] = useState(() => readViews(window.localStorage));
  const seePayouts = useIsPermitted({ permission: 'invoice.transaction.read' });
  const seeAssignees = useIsPermitted({ permission: 'invoice.event.read' });
  const [ready] = useState(() => readyViews(query, Date.now(), { seeAssignees, seePayouts }));
  const keep = (next: readonly NamedView[]) => {
    storeViews(window.localStorage, next);
    setViews(next);
  };
  const apply = (view: NamedView | ReadyView) => {
    if ('hiddenColumns' in view) onHiddenColumnsChange(view.hiddenColumns);
    onOpenChange(false);
    navigate(view.address);
  };
  const save = (name: string) => {
    const address = invoiceListAddress({ ...query, page: 0 });
    keep(withView(views, { name, address, hiddenColumns }));
  };
  return (
    <ViewsDialog
      {...{ ready, views }}
      origin={window.location.origin}
      onSave={save}
      onApply={apply}
      onRemove={(removed) => keep(views.filter((view) => view !== removed))}
      onOpenChange={onOpenChange}
    />
  );
}
