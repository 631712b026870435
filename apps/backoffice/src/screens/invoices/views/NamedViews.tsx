import { ApiProblem } from '@tiyin/api/errors';
import {
  useListInvoiceViews,
  useRemoveInvoiceView,
  useRenameInvoiceView,
  useSaveInvoiceView,
} from '@tiyin/api/hooks/invoice-views';
import type { InvoiceView } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { i18n } from '../../../texts/i18n.ts';
import {
  invoiceListAddress,
  type InvoiceListQuery,
} from '../../../addresses/invoice-list-address.ts';
import type { NamedView } from '../named-views.ts';
import { readyViews, type ReadyView } from '../ready-views.ts';
import { useMovedViews } from './useMovedViews.ts';
import { ViewsDialog, type ViewsDialogProps } from './ViewsDialog.tsx';

/** Takes the current list. */
export interface NamedViewsProps extends Pick<ViewsDialogProps, 'onOpenChange'> {
  readonly query: InvoiceListQuery;
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumnsChange: (hidden: readonly string[]) => void;
}

/** The ready views, the person's own ones, and their actions. */
export function NamedViews(props: NamedViewsProps) {
  const { hiddenColumns, onHiddenColumnsChange, onOpenChange, query } = props;
  const [, navigate] = useLocation();
  const own = useListInvoiceViews({});
  const views = own.data?.data;
  const saving = useSaveInvoiceView();
  const renaming = useRenameInvoiceView();
  const removing = useRemoveInvoiceView();
  const seePayouts = useIsPermitted({ permission: 'invoice.transaction.read' });
  const seeAssignees = useIsPermitted({ permission: 'invoice.event.read' });
  const [ready] = useState(() => readyViews(query, Date.now(), { seeAssignees, seePayouts }));
  const keep = (view: NamedView) =>
    saving.trigger({ body: { ...view, hiddenColumns: [...view.hiddenColumns] } });
  const leftCount = useMovedViews({ views, onSave: keep, onMoved: () => void own.mutate() });
  /** Undefined once it is done, else the words of the refusal. */
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return error.errors[0]?.message ?? error.detail ?? error.title;
    }
    await own.mutate();
    return undefined;
  };
  const save = async (view: NamedView) => {
    const words = await attempt(() => keep(view));
    // The field is empty again, which alone says nothing to a screen reader.
    if (words === undefined) toasts.success(i18n.t('View saved'));
    return words;
  };
  const remove = async ({ id }: InvoiceView) => {
    const words = await attempt(() => removing.trigger({ id }));
    if (words !== undefined) toasts.error(i18n.t('The view was not removed'), words);
  };
  const apply = (view: NamedView | ReadyView) => {
    if ('hiddenColumns' in view) onHiddenColumnsChange(view.hiddenColumns);
    onOpenChange(false);
    navigate(view.address);
  };
  return (
    <ViewsDialog
      {...{ leftCount, ready, views }}
      problem={own.error}
      onRetry={() => void own.mutate()}
      origin={window.location.origin}
      onSave={(name) => {
        const address = invoiceListAddress({ ...query, page: 0 });
        return save({ name, address, hiddenColumns });
      }}
      onRename={({ id }, name) => attempt(() => renaming.trigger({ id, body: { name } }))}
      onRemove={(view) => void remove(view)}
      onApply={apply}
      onOpenChange={onOpenChange}
    />
  );
}
